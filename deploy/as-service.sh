#!/bin/sh
# Runs a command with the service's settings, account and working directory:
#   /usr/local/lib/skip-finder/as-service.sh npm run import:companies -- /tmp/firms.csv
set -eu

# Reads the settings as systemd does for the service: text, which no shell expands or runs.
trimmed() { printf %s "$1" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//'; }
while IFS= read -r line || [ -n "$line" ]; do
  line=$(trimmed "$line")
  name=$(trimmed "${line%%=*}")
  case $line in [#\;]* | '') continue ;; *=*) ;; *) continue ;; esac
  case $name in '' | [0-9]* | *[!A-Za-z0-9_]*) continue ;; esac
  value=$(trimmed "${line#*=}")
  case $value in
    \"*\") value=$(printf %s "${value#?}" | sed 's/"$//; s/\\\(["\\`$]\)/\1/g') ;;
    \'*\') value=${value#?} value=${value%?} ;;
    *) value=$(printf %s "$value" | sed 's/\\\(.\)/\1/g') ;;
  esac
  export "$name=$value"
done < /etc/skip-finder.env
cd /srv/skip-finder/current
# If there is a terminal, the command gets one of its own. In root's terminal it could insert input, which root's shell would
# run.
if [ -t 0 ]; then terminal=--pty; else terminal=; fi
exec runuser $terminal -u skipfinder -- env HOME=/var/lib/skip-finder "$@"
