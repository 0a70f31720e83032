#!/bin/sh
# Starts the console in its container: reads the environment, writes nginx's configuration, and becomes nginx.
# A wrong environment is told line by line, and nothing starts.
set -eu
hosting=$(dirname "$0")
node "$hosting/console.mjs" prepare "${BUILD:-/srv/console}" "$OWN"
exec nginx -e stderr -c "$OWN/nginx.conf" -g 'daemon off;'
