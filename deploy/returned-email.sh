#!/bin/sh
# Sends an email that came back to MAIL_FROM to Skip Finder. It is a delivery agent for Postfix ("pipe") and fetchmail ("mda").
# The argument is curl's configuration file with the URL and the token, see docs/operations.md.
set -eu

# 75 (EX_TEMPFAIL) makes the mail server try again later. Skip Finder refuses more than 65,536 bytes, and a refused email would
# be tried for days. Emails are therefore cut after 60,000 bytes: long ones lose the end of the copy of the original email,
# which comes after the report.
head -c 60000 |
  curl --silent --show-error --fail --max-time 30 --output /dev/null \
    --header "Content-Type: message/rfc822" --data-binary @- --config "${1:-/etc/skip-finder-bounces.conf}" || exit 75
