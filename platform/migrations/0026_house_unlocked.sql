-- A foreign key takes a share of the row it names: every bet of a brand took one of its house's row. Accounts are never removed nor
-- renumbered (`0009_ledger_guards.sql`), so what has to be looked at is looked at once, when an entry is written.
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_id_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "lottery_orders" DROP CONSTRAINT "lottery_orders_house_id_accounts_id_fk";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_entries_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	known bigint;
	given bigint;
	unbalanced bigint;
	stray bigint;
BEGIN
	SELECT count(*) INTO given FROM added;
	SELECT count(*) INTO known FROM ledger_entries WHERE transaction_id IN (SELECT transaction_id FROM added);
	IF known <> given THEN
		RAISE EXCEPTION 'ledger_entries: a transaction that has entries gets no more' USING ERRCODE = 'restrict_violation';
	END IF;
	SELECT added.account_id INTO stray FROM added LEFT JOIN accounts ON accounts.id = added.account_id WHERE accounts.id IS NULL LIMIT 1;
	IF FOUND THEN
		RAISE EXCEPTION 'ledger_entries: there is no account %', stray USING ERRCODE = 'foreign_key_violation';
	END IF;
	SELECT added.transaction_id INTO unbalanced FROM added JOIN accounts ON accounts.id = added.account_id
		GROUP BY added.transaction_id, accounts.currency HAVING sum(added.amount) <> 0 LIMIT 1;
	IF FOUND THEN
		RAISE EXCEPTION 'ledger_entries: transaction % does not sum to zero', unbalanced USING ERRCODE = 'check_violation';
	END IF;
	UPDATE accounts SET balance = balance + moved.total
		FROM (SELECT account_id, sum(amount)::bigint AS total FROM added GROUP BY account_id) AS moved
		WHERE accounts.id = moved.account_id AND accounts.member_id IS NOT NULL;
	RETURN NULL;
END
$$;
