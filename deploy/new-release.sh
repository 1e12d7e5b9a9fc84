#!/bin/sh
# Fetches the newest version, installs and builds it in its own release folder, and points the link "current" to it:
#   /usr/local/lib/skip-finder/new-release.sh
# Without a remote, it takes the newest commit in "source". It restarts nothing. If the build fails, "current" stays unchanged.
#
# The account skipbuild owns a release only while it is built, because installation and build run code of the packages.
# The account can't read the settings and gets no variable of the caller except PATH. A finished release belongs to root.
set -eu
umask 022

home=/srv/skip-finder
source=$home/source

if git -C "$source" remote get-url origin >/dev/null 2>&1; then git -C "$source" pull -q --ff-only; fi
release=$home/releases/$(git -C "$source" log -1 --format=%cd-%h --date=format:%Y%m%d)
if [ ! -d "$release" ]; then
  rm -rf "$release.new"
  git clone -q --no-hardlinks "$source" "$release.new"
  chown -R skipbuild:skipbuild "$release.new"
  cd "$release.new"
  runuser -u skipbuild -- env -i HOME=/var/lib/skip-finder-build PATH="$PATH" node deploy/prepare.js
  chown -R root:root "$release.new"
  chmod -R go-w,go+rX "$release.new"
  mv -T "$release.new" "$release"
fi
ln -sfn "$release" "$home/current.new"
mv -T "$home/current.new" "$home/current"
echo "current is $release"
