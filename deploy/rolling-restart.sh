#!/bin/sh
# Restarts the processes on the given ports one by one, each after the previous one is ready again:
#   deploy/rolling-restart.sh 3001 3002
# Restarts nothing if one of them is not ready. Stops at the first process that does not become ready, so that the others keep
# running. RESTART overrides the restart command, PATIENCE the number of readiness checks of each process, about one a second.
set -eu

restart=${RESTART:-systemctl restart}
patience=${PATIENCE:-120}

ready() { curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:$1/health/ready"; }

if [ $# -lt 2 ]; then
  echo "Usage: $0 PORT PORT ...   (restarting a single process interrupts the service)" >&2
  exit 1
fi
for port in "$@"; do
  ready "$port" || { echo "The process on port $port is not ready. Nothing was restarted." >&2; exit 1; }
done
for port in "$@"; do
  $restart "skip-finder@$port"
  left=$patience
  until ready "$port"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || { echo "The process on port $port did not become ready. The others were not restarted." >&2; exit 1; }
    sleep 1
  done
  echo "Port $port is ready again."
done
