-- Two years of quote requests to three companies each, as the product would store them: with offers, reminders, choices and
-- invitations. The customer's details are erased 30 days after a withdrawal or an invitation. The oldest requests are due for
-- deletion tonight. $REQUESTS is the number of all requests. People and addresses are invented. The telephone numbers are from
-- the range that Ofcom reserves for drama.
set local session_replication_role = replica;
--> statement-breakpoint
delete from quotes;
--> statement-breakpoint
delete from answers;
--> statement-breakpoint
delete from deliveries;
--> statement-breakpoint
create temporary table firms on commit drop as
  select id, name, (row_number() over (order by id) - 1)::int as at from companies where listing = 'public' limit 4000;
--> statement-breakpoint
create temporary table asked on commit drop as
  select n, sent_at, customer, place,
    n % 5 = 0 and sent_at < now() - interval '3 days' as is_chosen, n % 20 = 1 and sent_at < now() - interval '1 day' as is_withdrawn,
    (n % 5 = 0 and sent_at < now() - interval '49 days') or (n % 20 = 1 and sent_at < now() - interval '32 days') as is_erased
  from (
    select n, now() - interval '731 days' * (1 - n::float8 / $REQUESTS) as sent_at,
      (array['Ann','Bo','Cai','Dee','Eve','Finn','Gwen','Hal'])[1 + n % 8] || ' ' ||
        (array['Ashworth','Bell','Carr','Dean','Ellis','Ford','Grant','Hill','Irwin','Jones','Kay','Lowe','Marsh'])[1 + n % 13] as customer,
      (array['Leeds','LS1 4AP','Cardiff','M1 1AE','Bristol','EH1 1YZ','Norwich','York'])[1 + n % 8] as place
    from generate_series(1, $REQUESTS) n
  ) requests;
--> statement-breakpoint
create temporary table asked_firms on commit drop as
  select n, part, firms.id, firms.name, sent_at, n % 7 < 4 and part < 2 as is_answered, is_erased, is_chosen, is_withdrawn
  from asked cross join (values (0, 0), (1, 7), (2, 19)) parts (part, away)
    join firms on firms.at = (n + away) % 4000;
--> statement-breakpoint
insert into quotes (id, name, email, phone, location, skip_size, waste_type, hire_length, additional_info, selected_companies, reference,
  request_hash, customer_mailbox, customer_phone, chosen_company_id, chosen_version, chosen_at, choice_told_at, invited_at, withdrawn_at,
  erased_at, created_at)
select n, case when is_erased then '' else customer end, case when is_erased then '' else 'ann.' || n || '@customers.example' end,
  case when is_erased then '' else '07700 900' || lpad((n % 1000)::text, 3, '0') end, case when is_erased then '' else place end,
  case when is_erased then '' else 'builder-6-yard' end, case when is_erased then '' else 'mixed' end,
  case when is_erased then null else '1-week' end,
  case when is_erased then null else 'Rubble and old cupboards from a kitchen. Please leave the skip on the drive.' end,
  '[' || string_agg(json_build_object('id', id, 'name', firm)::text, ',') || ']', 'SF-' || lpad(upper(to_hex(n)), 7, '0'),
  case when is_erased then '' else md5(n::text) end, case when is_erased then null else 'ann.' || n || '@customers.example' end,
  case when is_erased then null else '07700900' || lpad((n % 1000)::text, 3, '0') end,
  case when is_chosen then min(id) end, case when is_chosen and n % 7 < 4 then 1 end,
  case when is_chosen then sent_at + interval '2 days' end,
  case when is_chosen then sent_at + interval '2 days 10 minutes' end,
  case when is_chosen and sent_at < now() - interval '18 days' then sent_at + interval '18 days' end,
  case when is_withdrawn then sent_at + interval '1 day' end,
  case when is_erased then now() - interval '1 hour' end, sent_at
from (select asked.*, asked_firms.id, asked_firms.name as firm from asked join asked_firms using (n)) whole
group by n, sent_at, customer, place, is_chosen, is_withdrawn, is_erased;
--> statement-breakpoint
insert into deliveries (quote_id, company_id, kind, recipient, mailbox, state, attempts, sent_at, answered_at, decline_reason, created_at)
select n, id, 'company', 'office@firm-' || id || '.example', 'office@firm-' || id || '.example', 'sent', 1, sent_at,
  case when is_answered then sent_at + interval '5 hours' end, case when n % 70 = 3 and part = 0 then 'no-vehicle' end, sent_at
from asked_firms;
--> statement-breakpoint
insert into deliveries (quote_id, company_id, kind, recipient, mailbox, state, attempts, sent_at, created_at)
select n, id, 'company-reminder', 'office@firm-' || id || '.example', 'office@firm-' || id || '.example', 'sent', 1, sent_at, sent_at
from (select n, id, sent_at + interval '1 day' as sent_at from asked_firms where not is_answered and not is_withdrawn) reminded
where sent_at < now();
--> statement-breakpoint
insert into deliveries (quote_id, kind, recipient, mailbox, state, attempts, sent_at, created_at)
select n, kind, case when is_erased then '' else 'ann.' || n || '@customers.example' end,
  case when is_erased then null else 'ann.' || n || '@customers.example' end, 'sent', 1, sent_at + after, sent_at + after
from asked cross join (values ('customer', interval '0'), ('customer-reminder', interval '2 days'), ('answers', interval '5 hours')) emails (kind, after)
where sent_at + after < now()
  and case kind when 'customer' then true when 'answers' then n % 7 < 4 else not is_withdrawn and not is_chosen end;
--> statement-breakpoint
insert into answers (quote_id, company_id, version, offer, total_pence, told_at, created_at)
select n, id, 1, jsonb_build_object('lines', jsonb_build_array(
      jsonb_build_object('kind', 'hire', 'vat', true, 'pence', 20000 + n % 9000),
      jsonb_build_object('kind', 'permit-council-fee', 'vat', false, 'pence', 4000)),
    'vat', 'included', 'hireDays', 14, 'extraWeekPence', 2500, 'weightLimitTonnes', 6, 'overweightPence', 10000,
    'earliestDate', to_char(sent_at + interval '3 days', 'YYYY-MM-DD'), 'validUntil', to_char(sent_at + interval '30 days', 'YYYY-MM-DD'),
    'note', null), 24000 + n % 9000, sent_at + interval '5 hours', sent_at + interval '5 hours'
from asked_firms where is_answered and not is_erased;
--> statement-breakpoint
select setval(pg_get_serial_sequence('quotes', 'id'), (select max(id) from quotes));
