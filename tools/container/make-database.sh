#!/bin/sh
# Makes the site's database and its user, who is no superuser, when the database container first
# starts. psql reads the password itself: everybody on a machine sees the arguments of a process.
set -e
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres <<'SQL'
\getenv password LMS_DATABASE_PASSWORD
create role lms login password :'password';
create database lms owner lms template template0 encoding 'UTF8';
SQL
