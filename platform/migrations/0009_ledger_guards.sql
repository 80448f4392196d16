ALTER TABLE "accounts" ADD CONSTRAINT "accounts_not_overdrawn" CHECK ("accounts"."balance" >= 0);--> statement-breakpoint
-- What carries money is only added to. A statement that would change or remove such rows is refused, also one that finds none.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '%: % is refused, rows are only added', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_steps_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON order_steps FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER accounts_stay BEFORE DELETE OR TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER bets_stay BEFORE DELETE OR TRUNCATE ON bets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER orders_stay BEFORE DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER deposits_stay BEFORE DELETE OR TRUNCATE ON deposits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A transaction's entries come whole, in one statement, and sum to zero in every currency; they move the members' balances.
CREATE FUNCTION ledger_entries_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	known bigint;
	given bigint;
	unbalanced bigint;
BEGIN
	SELECT count(*) INTO given FROM added;
	SELECT count(*) INTO known FROM ledger_entries WHERE transaction_id IN (SELECT transaction_id FROM added);
	IF known <> given THEN
		RAISE EXCEPTION 'ledger_entries: a transaction that has entries gets no more' USING ERRCODE = 'restrict_violation';
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
--> statement-breakpoint
CREATE TRIGGER ledger_entries_move AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_move();
--> statement-breakpoint
CREATE FUNCTION ledger_transaction_has_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT 1 FROM ledger_entries WHERE transaction_id = NEW.id) THEN
		RAISE EXCEPTION 'ledger_transactions: % has no entries', NEW.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_have_entries AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transaction_has_entries();
--> statement-breakpoint
-- An account opens empty and keeps its owner; its balance moves with entries, inside the trigger above (which runs as the owner).
CREATE FUNCTION account_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner name := (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID);
BEGIN
	IF TG_OP = 'INSERT' THEN
		IF NEW.balance <> 0 THEN
			RAISE EXCEPTION 'accounts: one opens empty' USING ERRCODE = 'restrict_violation';
		END IF;
		RETURN NEW;
	END IF;
	IF pg_trigger_depth() < 2 OR current_user <> owner
		OR (NEW.id, NEW.merchant, NEW.member_id, NEW.kind, NEW.currency) IS DISTINCT FROM (OLD.id, OLD.merchant, OLD.member_id, OLD.kind, OLD.currency) THEN
		RAISE EXCEPTION 'accounts: a balance changes by entries alone, and nothing else does' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER accounts_keep BEFORE INSERT OR UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION account_keeps();
