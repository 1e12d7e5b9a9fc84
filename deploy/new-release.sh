#!/bin/sh
# Pulls the newest version, installs and builds it in its own release folder, and points the link "current" to it:
#   /srv/skip-finder/source/deploy/new-release.sh
# Restarts nothing. If the build fails, "current" stays unchanged.
set -eu

if [ "$(id -u)" = 0 ]; then
  exec runuser -u skipfinder -- env HOME=/var/lib/skip-finder "$0" "$@"
fi
source=$(cd "$(dirname "$0")/.." && pwd)
home=$(dirname "$source")

if git -C "$source" remote get-url origin >/dev/null 2>&1; then git -C "$source" pull -q --ff-only; fi
release=$home/releases/$(git -C "$source" log -1 --format=%cd-%h --date=format:%Y%m%d)
[ -d "$release" ] || git clone -q "$source" "$release"
node "$release/deploy/prepare.js"
ln -sfn "$release" "$home/current.new"
mv -T "$home/current.new" "$home/current"
echo "current is $release"
