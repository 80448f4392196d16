#!/bin/sh
# Run by the Postgres image on a new database: a role that owns the tables and migrates them, and one that reads and writes rows.
# What the second may is granted after each migration (platform/src/database/grants.ts).
set -eu
export PASSWORDS="${PASSWORDS:-/passwords}"

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\set owner_password `cat "$PASSWORDS/owner"`
\set platform_password `cat "$PASSWORDS/platform"`
\set database `echo "$POSTGRES_DB"`
CREATE ROLE tala_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE tala_platform LOGIN PASSWORD :'platform_password';
ALTER DATABASE :"database" OWNER TO tala_owner;
ALTER SCHEMA public OWNER TO tala_owner;
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO tala_platform;
SQL
