CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY NOT NULL
);
