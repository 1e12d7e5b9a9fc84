-- Data of a directory over 700 days: $REQUESTS quote requests to three companies each, with their emails. Two thirds of the
-- requests have one answer. Each request adds an edit of a company, and every second one an entry of the change log. The newest
-- 30 requests add a lead each, the newest 60 a waiting review each. People and addresses are invented. The telephone numbers
-- are from the ranges that Ofcom reserves for drama.
create temporary table firms on commit drop as
	select id, name, row_number() over (order by id) - 1 as at from companies where listing = 'public';
--> statement-breakpoint
create index on firms (at);
--> statement-breakpoint
analyze firms;
--> statement-breakpoint
create temporary table asked on commit drop as
	select n, now() - interval '700 days' * (1 - n::float8 / $REQUESTS) as sent_at,
		(array['Ann','Bo','Cai','Dee','Eve','Finn','Gwen','Hal'])[1 + n % 8] || ' ' ||
		(array['Ashworth','Bell','Carr','Dean','Ellis','Ford','Grant','Hill','Irwin','Jones','Kay','Lowe','Marsh'])[1 + n % 13] as customer,
		(array['Leeds','LS1 4AP','Cardiff','M1 1AE','Bristol','EH1 1YZ','Norwich','York'])[1 + n % 8] as place
	from generate_series(1, $REQUESTS) n;
--> statement-breakpoint
insert into quotes (id, name, email, phone, location, skip_size, waste_type, hire_length, additional_info, selected_companies, reference,
	request_hash, customer_mailbox, customer_phone, chosen_company_id, chosen_at, choice_told_at, invited_at, withdrawn_at, created_at)
select 1000000 + n, customer, 'ann.' || n || '@customers.example', '07700 ' || 900000 + n % 1000, place, 'builder-6-yard', 'mixed', '1-week',
	'Rubble and old cupboards from a kitchen. Please leave the skip on the drive.',
	json_build_array(json_build_object('id', f.id, 'name', f.name), json_build_object('id', g.id, 'name', g.name),
		json_build_object('id', h.id, 'name', h.name))::text,
	'SF-' || translate(overlay(lpad(n::text, 6, '0') placing '-' from 5 for 0), '01', 'XZ'), md5(n::text), 'ann.' || n || '@customers.example', '07700' || 900000 + n % 1000,
	case when n % 5 = 0 then f.id end,
	case when n % 5 = 0 then sent_at + interval '2 days' end, case when n % 5 = 0 then sent_at + interval '2 days' end,
	case when n % 5 = 0 then sent_at + interval '9 days' end, case when n % 20 = 1 then sent_at + interval '1 day' end, sent_at
from asked join firms f on f.at = n % 4000 join firms g on g.at = (n + 7) % 4000 join firms h on h.at = (n + 19) % 4000;
--> statement-breakpoint
insert into deliveries (quote_id, company_id, kind, recipient, mailbox, letter, state, attempts, last_error, sent_at, answered_at, created_at)
select 1000000 + n, id, 'company', 'office@firm-' || id || '.example', 'office@firm-' || id || '.example',
	case when is_failed then '{"subject":"A request","blocks":[]}'::jsonb end, case when is_failed then 'failed' else 'sent' end, 1,
	case when is_failed then 'The address does not exist' end, case when not is_failed then sent_at end,
	case when n % 3 > 0 and part = 0 then sent_at + interval '5 hours' end, sent_at
from (select a.n, a.sent_at, f.id, part, a.n % 1500 = 7 and part = 1 as is_failed
	from asked a cross join (values (0, 0), (1, 7), (2, 19)) parts (part, away)
		join firms f on f.at = (a.n + away) % 4000) emails;
--> statement-breakpoint
insert into deliveries (quote_id, kind, recipient, mailbox, state, attempts, sent_at, created_at)
select 1000000 + n, 'customer', 'ann.' || n || '@customers.example', 'ann.' || n || '@customers.example', 'sent', 1, sent_at, sent_at
from asked;
--> statement-breakpoint
insert into answers (quote_id, company_id, version, offer, total_pence, created_at)
select 1000000 + n, f.id, 1, '{"lines":[{"what":"skip","pence":25000}],"extraWeekPence":null,"overweightPence":null}', 25000,
	sent_at + interval '5 hours'
from asked join firms f on f.at = n % 4000 where n % 3 > 0;
--> statement-breakpoint
insert into company_changes (company_id, changed_by, before, after, created_at)
select f.id, (array['company','administrator','correction'])[1 + n % 3],
	jsonb_build_object('phone', '0113 496 0' || 100 + n % 900, 'operatingHours', 'Mon to Fri 8 to 5'),
	jsonb_build_object('phone', '0113 496 0' || 100 + n % 899, 'operatingHours', 'Mon to Sat 8 to 4'), sent_at + interval '1 minute'
from asked join firms f on f.at = n * 7 % 4000;
--> statement-breakpoint
insert into change_log (kind, changed_by, company_id, company_name, reason, created_at)
select (array['review-published','review-kept','listing-hidden','listing-shown'])[1 + n % 4], 'administrator', f.id, f.name, null,
	sent_at + interval '2 minutes'
from asked join firms f on f.at = n * 11 % 4000 where n % 2 = 0;
--> statement-breakpoint
insert into leads (name, email, phone, company_name, created_at)
select customer, 'lead.' || n || '@asks.example', '01632 960' || 100 + n % 900, 'Asking ' || n || ' Skips', sent_at
from asked where n > $REQUESTS - 30;
--> statement-breakpoint
insert into reviews (company_id, customer_name, rating, title, content, is_waiting, created_at)
select f.id, customer, 4, 'Review ' || n, 'They came on time.', true, sent_at
from asked join firms f on f.at = n % 4000 where n > $REQUESTS - 60;
