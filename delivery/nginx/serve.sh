#!/bin/sh
# Serves one package's releases with nginx: PACKAGE=browse PORT=8082 REGISTRY=/registry serve.sh
# With the argument `check`, only proves the configuration.
set -eu

: "${PACKAGE:?the name of the package, for example browse}"
: "${PORT:?the port to listen on}"
: "${REGISTRY:?the folder of the release registry}"
case $REGISTRY in
  s3://*) echo "nginx serves a folder: for $REGISTRY run delivery/src/static-server/serve.ts" >&2; exit 2 ;;
esac
here=$(CDPATH='' cd "$(dirname "$0")" && pwd)
work=${WORK:-$(mktemp -d)}

mkdir -p "$work"
sed -e "s|@PORT@|$PORT|g" -e "s|@ROOT@|$REGISTRY/releases/$PACKAGE|g" -e "s|@WORK@|$work|g" \
  "$here/nginx.conf.template" > "$work/nginx.conf"

if [ "${1:-}" = check ]; then
  exec nginx -t -e stderr -c "$work/nginx.conf"
fi
exec nginx -e stderr -c "$work/nginx.conf" -g 'daemon off;'
