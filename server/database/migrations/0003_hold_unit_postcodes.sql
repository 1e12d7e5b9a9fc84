CREATE TABLE "postcode_units" (
	"district" text PRIMARY KEY NOT NULL,
	"units" "bytea" NOT NULL
);
