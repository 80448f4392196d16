-- Search by a part of a name reads this index. The extension needs a right that the tables' owner may lack: then search reads
-- the whole list, and the platform starts all the same (search-index.ts tries again where its role may).
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX IF NOT EXISTS games_name_trigram ON games USING gin (name gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'no search index: %', SQLERRM;
END $$;
