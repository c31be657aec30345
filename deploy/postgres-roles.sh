#!/bin/sh
# Run once by the PostgreSQL image: the owner migrates, the application only reads and writes rows.
set -eu
: "${OWNER_PASSWORD:?must not be empty}" "${APP_PASSWORD:?must not be empty}"
psql -v ON_ERROR_STOP=1 -U postgres -v owner_password="$OWNER_PASSWORD" -v app_password="$APP_PASSWORD" <<'SQL'
CREATE ROLE dobbar_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE dobbar_app LOGIN PASSWORD :'app_password';
CREATE DATABASE dobbar OWNER dobbar_owner;
SQL
