#!/bin/sh
# Runs a command with the service's settings, account and working directory:
#   /srv/skip-finder/current/deploy/as-service.sh npm run import:companies -- /root/firms.csv
set -eu

set -a
. /etc/skip-finder.env
set +a
cd /srv/skip-finder/current
exec runuser -u skipfinder -- env HOME=/var/lib/skip-finder "$@"
