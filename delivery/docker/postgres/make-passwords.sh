#!/bin/sh
# Makes the database's passwords and the servers' keys, each once: one for each role, each where only its users look. Nobody has
# to think of one, and none is in a file of the checkout or in an environment. What came later is made where it lacks.
set -eu
folder=${1:-/passwords}
server_user=${2:-1000}

new_password() { head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n'; }
new_key() { head -c 32 /dev/urandom | base64 | tr -d '\n'; }

umask 077
mkdir -p "$folder/server" "$folder/owner" "$folder/platform" "$folder/edge" "$folder/payments" "$folder/vendor"
chmod u+w "$folder/owner" "$folder/platform" "$folder/edge" "$folder/payments" "$folder/vendor"

if [ ! -e "$folder/server/superuser" ]; then
  for role in owner platform; do
    new_password > "$folder/server/$role"
    # As the driver reads it (PGPASSFILE): host, port, database, role, password.
    printf 'postgres:5432:tala:tala_%s:%s\n' "$role" "$(cat "$folder/server/$role")" > "$folder/$role/pgpass"
  done
  # Last: it says that all are there. Postgres reads the folder as its own user.
  new_password > "$folder/server/superuser.new"
  chmod 0755 "$folder/server"
  chmod 0644 "$folder/server/owner" "$folder/server/platform" "$folder/server/superuser.new"
  mv "$folder/server/superuser.new" "$folder/server/superuser"
fi

# Whole or not at all: a key that was cut off would be another one.
for key in platform/key-encryption-key platform/pepper edge/secret payments/key vendor/key; do
  if [ -e "$folder/$key" ]; then continue; fi
  new_key > "$folder/$key.new"
  mv "$folder/$key.new" "$folder/$key"
done

for owned in owner platform edge payments vendor; do
  chown -R "$server_user" "$folder/$owned"
  chmod 0500 "$folder/$owned"
done
