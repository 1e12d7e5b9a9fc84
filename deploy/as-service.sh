#!/bin/sh
# Runs a command with the service's settings, account and working directory:
#   /usr/local/lib/skip-finder/as-service.sh npm run import:companies -- /tmp/firms.csv
set -eu

set -a
. /etc/skip-finder.env
set +a
cd /srv/skip-finder/current
# If there is a terminal, the command gets one of its own. In root's terminal it could insert input, which root's shell would
# run.
if [ -t 0 ]; then terminal=--pty; else terminal=; fi
exec runuser $terminal -u skipfinder -- env HOME=/var/lib/skip-finder "$@"
