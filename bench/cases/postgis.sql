create extension postgis;
--> statement-breakpoint
create table listings (
  id bigint primary key,
  body json not null,
  at geography(point) not null,
  radius_km float8,
  districts text[] not null,
  excluded text[] not null,
  is_quotable boolean not null,
  is_carrier_checked boolean not null
);
--> statement-breakpoint
create table listing_sizes (
  listing_id bigint references listings,
  size int,
  pence int not null,
  primary key (listing_id, size)
);
--> statement-breakpoint
create table listing_services (
  listing_id bigint references listings,
  service text,
  primary key (listing_id, service)
);
--> statement-breakpoint
create index listings_at on listings using gist (at);
--> statement-breakpoint
create index listings_districts on listings using gin (districts);
