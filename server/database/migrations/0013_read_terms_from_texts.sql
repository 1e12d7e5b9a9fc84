-- Companies wrote their notice and their delivery area as text before these had columns. What a whole text says without a doubt is
-- copied; every other text is left for people to read. This is no edit: nobody changed a company.
ALTER TABLE companies DISABLE TRIGGER companies_changed;
--> statement-breakpoint
ALTER TABLE companies DISABLE TRIGGER companies_edited;
--> statement-breakpoint
WITH said AS (
	SELECT id, regexp_replace(lower(trim(delivery_time, ' .')), '\s+', ' ', 'g') AS words
	FROM companies
	WHERE notice_days IS NULL AND delivery_time <> ''
), numbers AS (
	SELECT id, words,
		-- "2 working days", "2-3 working days", "within 2 to 3 days": the last number counts.
		regexp_match(words, '^(?:within )?(?:\d{1,2} ?(?:-|–|to) ?)?(\d{1,2}) (?:working |business )?days?$') AS days
	FROM said
), notice AS (
	SELECT id, CASE
		WHEN words ~ '^same[- ]day(?: delivery)?$' THEN 0
		WHEN words ~ '^next[- ](?:working[- ])?day(?: delivery)?$' THEN 1
		WHEN words ~ '^(?:within )?24 hours$' THEN 1
		WHEN words ~ '^(?:within )?48 hours$' THEN 2
		WHEN words ~ '^(?:within )?72 hours$' THEN 3
		ELSE days[1]::integer
	END AS days
	FROM numbers
)
UPDATE companies SET notice_days = notice.days FROM notice
	WHERE companies.id = notice.id AND notice.days BETWEEN 0 AND 60;
--> statement-breakpoint
WITH said AS (
	SELECT id, lower(location) AS town, regexp_match(
		regexp_replace(lower(trim(coverage, ' .')), '\s+', ' ', 'g'),
		'^(?:within |up to )?(?:an? )?(\d{1,3}(?:\.\d)?)[- ]?(miles?|km|kilomet(?:er|re)s?)(?: radius)?(?: (?:of|from|around) (.+))?$'
	) AS parts
	FROM companies
	WHERE coverage_areas = '[]' AND coverage <> ''
), radius AS (
	SELECT id, CASE
		WHEN parts[2] LIKE 'mile%' THEN round(parts[1]::numeric * 1.609344, 1)
		ELSE parts[1]::numeric
	END AS km
	FROM said
	-- The radius is around the company, so another place would move it.
	WHERE parts IS NOT NULL AND coalesce(parts[3], town) = town
)
UPDATE companies SET coverage_areas = jsonb_build_array(jsonb_build_object('type', 'radius', 'km', trim_scale(radius.km)))
	FROM radius
	WHERE companies.id = radius.id AND radius.km > 0 AND radius.km <= 500;
--> statement-breakpoint
WITH said AS (
	SELECT id,
		substring(upper(trim(postcode)) FROM '^[A-Z]{1,2}(?=\d)') AS own_area,
		regexp_split_to_array(
			regexp_replace(upper(trim(coverage, ' .')), '\s*(?:-|–|\yTO\y)\s*', '-', 'g'),
			'\s*(?:,|;|&|\yAND\y)\s*|\s+'
		) AS items
	FROM companies
	WHERE coverage_areas = '[]' AND coverage <> ''
), listed AS (
	-- Nothing but districts such as LS6 or EC1A, and ranges such as LS1-LS8 or LS1-8.
	SELECT id, own_area, items FROM said
	WHERE NOT EXISTS (
		SELECT FROM unnest(items) AS item
		WHERE item <> '' AND item !~ '^[A-Z]{1,2}\d[A-Z\d]?$' AND item !~ '^([A-Z]{1,2})\d{1,2}-\1?\d{1,2}$'
	)
), ranges AS (
	SELECT listed.id, own_area, place, item,
		regexp_match(item, '^([A-Z]{1,2})(\d{1,2})-[A-Z]*(\d{1,2})$') AS bounds
	FROM listed, unnest(items) WITH ORDINALITY AS each(item, place)
	WHERE item <> ''
), districts AS (
	SELECT id, own_area, place, number,
		CASE WHEN bounds IS NULL THEN item ELSE bounds[1] || number END AS code
	FROM ranges, generate_series(coalesce(bounds[2]::integer, 0), coalesce(bounds[3]::integer, 0)) AS number
), areas AS (
	SELECT id, jsonb_agg(code ORDER BY first) AS codes FROM (
		SELECT id, code, min(place * 100 + number) AS first FROM districts GROUP BY id, code
	) AS each
	GROUP BY id
)
UPDATE companies SET coverage_areas = jsonb_build_array(jsonb_build_object('type', 'districts', 'codes', areas.codes))
	FROM areas
	WHERE companies.id = areas.id
		-- A range that runs backwards is a slip, and "M25" of a company far from Manchester is a motorway.
		AND NOT EXISTS (SELECT FROM ranges WHERE ranges.id = areas.id AND bounds[2]::integer >= bounds[3]::integer)
		AND EXISTS (
			SELECT FROM districts
			WHERE districts.id = areas.id AND substring(code FROM '^[A-Z]+') = own_area
		);
--> statement-breakpoint
ALTER TABLE companies ENABLE TRIGGER companies_edited;
--> statement-breakpoint
ALTER TABLE companies ENABLE TRIGGER companies_changed;
