ALTER TABLE "quotes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("quotes"."name", '') || E'
' || coalesce("quotes"."email", '') || E'
' || coalesce("quotes"."location", '') || E'
' || coalesce("quotes"."selected_companies", '') || E'
' || coalesce("quotes"."reference", '')) || E'
' || replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(coalesce("quotes"."reference", '') || E'
' || coalesce("quotes"."location", '')), ' ', ''), '-', ''), '.', ''), ',', ''), '''', ''), '’', ''), '/', ''), '(', ''), ')', '')) STORED;