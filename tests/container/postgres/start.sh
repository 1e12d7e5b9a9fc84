#!/bin/sh
# Prepares the cluster with the mounted SQL at the first start, as the public image does, then runs PostgreSQL.
set -eu
bin=/usr/lib/postgresql/15/bin
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"; chown -R postgres:postgres "$PGDATA"
  echo "$POSTGRES_PASSWORD" > /tmp/password; chown postgres /tmp/password
  runuser -u postgres -- $bin/initdb -D "$PGDATA" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 >/dev/null
  echo "host all all all scram-sha-256" >> "$PGDATA/pg_hba.conf"
  runuser -u postgres -- $bin/pg_ctl -D "$PGDATA" -w -o "-c listen_addresses=''" start >/dev/null
  for file in /docker-entrypoint-initdb.d/*.sql; do
    $bin/psql -v ON_ERROR_STOP=1 --no-psqlrc -U postgres -f "$file"
  done
  runuser -u postgres -- $bin/pg_ctl -D "$PGDATA" -w stop >/dev/null
fi
exec runuser -u postgres -- $bin/postgres -D "$PGDATA" -c listen_addresses='*'
