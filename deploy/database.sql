-- PostgreSQL of compose.yaml runs this once, in a new volume. The product gets a role that owns its database and has no other
-- rights. Nobody can sign in over the network as the superuser.
\getenv password POSTGRES_PASSWORD
create role skip login password :'password';
create database skip owner skip encoding 'UTF8' template template0;
revoke all on database skip from public;
alter role postgres password null;
