-- The last day of the days without requests that a day is in; null if it is in none. Pauses that meet or overlap are stored apart,
-- so that one of them can end alone. A multirange joins them.
CREATE OR REPLACE FUNCTION end_of_pause(pauses jsonb, day date) RETURNS date LANGUAGE sql STABLE AS $$
	SELECT upper(days) - 1
	FROM (
		SELECT range_agg(daterange((pause ->> 'from')::date, (pause ->> 'to')::date, '[]')) AS joined
		FROM jsonb_array_elements(pauses) pause
	) AS periods, unnest(periods.joined) AS days
	WHERE days @> day
$$;
