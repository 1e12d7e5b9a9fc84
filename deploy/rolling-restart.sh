#!/bin/sh
# Restarts the processes on these ports one after the other, each when the one before is ready again:
#   deploy/rolling-restart.sh 3001 3002
# Stops at the first that does not become ready, so that the others go on.
set -eu

restart=${RESTART:-systemctl restart}
patience=${PATIENCE:-120}

ready() { curl -fs -o /dev/null --max-time 5 "http://127.0.0.1:$1/health/ready"; }

if [ $# -lt 2 ]; then
  echo "Usage: $0 PORT PORT ...   (one process alone cannot be restarted without a pause)" >&2
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
    [ "$left" -gt 0 ] || { echo "The process on port $port did not become ready. The others were left alone." >&2; exit 1; }
    sleep 1
  done
  echo "Port $port is ready again."
done
