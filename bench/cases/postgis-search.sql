-- $1 longitude, $2 latitude and $3 postcode district of the place, $4 search radius in kilometres, $5 skip size in cubic yards.
-- PostGIS calculates distances on a sphere with a radius of 6,371.0088 km, the product on one with 6,371 km. Distances are
-- therefore scaled. The first condition uses the unscaled distance and allows 20 m more; then the scaled distance decides.
with near as materialized (
  select id, is_quotable, is_carrier_checked, radius_km, districts, excluded,
    st_distance(at, place, false) * (6371000 / 6371008.7714) as metres
  from listings, cast(st_makepoint($1::float8, $2::float8) as geography) place
  where st_dwithin(at, place, $4::float8 * 1000 + 20, false)
), around as materialized (
  select near.*, hundredths, (hundredths <= radius_km * 100 or $3::text = any(districts)) and $3::text <> all(excluded) as serves
  from near, round(metres / 10) hundredths where metres <= $4::float8 * 1000
), found as materialized (
  select around.*, pence from around join listing_sizes on listing_id = id and size = $5::int where serves
)
select json_build_object(
  'total', (select count(*) from found),
  'companies', (
    select coalesce(json_agg(body order by pence, hundredths, id), '[]')
    from (select * from found order by pence, hundredths, id limit 20) page join listings using (id)
  ),
  'quotable', (select count(*) from found where is_quotable),
  'evidence', (select count(*) from found where is_carrier_checked),
  'size', (
    select coalesce(json_object_agg(size, count), '{}')
    from (select size, count(*) from around join listing_sizes on listing_id = id where serves group by size) sizes
  ),
  'service', (
    select coalesce(json_object_agg(service, count), '{}')
    from (select service, count(*) from found join listing_services on listing_id = id group by service order by 2 desc limit 24) services
  )
)::text as answer
