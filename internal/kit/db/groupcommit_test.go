package db

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// group opens a SQLite file whose group commit does not serve: the test hands it its groups, so that who shares a
// commit with whom is not left to chance.
func group(t *testing.T) (*DB, *groupCommit) {
	t.Helper()
	d, err := Open(context.Background(), filepath.Join(t.TempDir(), "group 100%.db"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	execute(t, d, `CREATE TABLE t (name TEXT PRIMARY KEY,
		parent TEXT REFERENCES t (name) DEFERRABLE INITIALLY DEFERRED)`)
	return d, newGroupCommit(d, d.writer.(*groupCommit).pool)
}

func execute(t *testing.T, d *DB, query string) {
	t.Helper()
	if err := d.Tx(context.Background(), func(tx *Tx) error {
		_, err := tx.Exec(context.Background(), query)
		return err
	}); err != nil {
		t.Fatal(err)
	}
}

// together commits the functions as one group and returns their answers, in order.
func together(g *groupCommit, fns ...func(tx *Tx) error) []error {
	requests, answers := make([]*request, len(fns)), make([]error, len(fns))
	var callers sync.WaitGroup
	for i, fn := range fns {
		requests[i] = newRequest()
		callers.Go(func() { _, answers[i] = g.follow(context.Background(), requests[i], fn) })
	}
	for again := requests; len(again) > 0; {
		again = g.commitTogether(again)
	}
	callers.Wait()
	return answers
}

func insert(name string) func(tx *Tx) error {
	return func(tx *Tx) error {
		_, err := tx.Exec(context.Background(), `INSERT INTO t (name) VALUES ($1)`, name)
		return err
	}
}

func names(t *testing.T, d *DB) string {
	t.Helper()
	var list string
	const query = `SELECT COALESCE(GROUP_CONCAT(name, ' '), '') FROM (SELECT name FROM t ORDER BY name)`
	if err := d.QueryRow(context.Background(), query).Scan(&list); err != nil {
		t.Fatal(err)
	}
	return list
}

func TestAGroupCommitsOnceAndAMemberThatFailsTakesOnlyItselfAway(t *testing.T) {
	d, g := group(t)
	refused := errors.New("refused")
	seen := ""
	answers := together(g,
		insert("a"),
		func(tx *Tx) error { return errors.Join(insert("b")(tx), refused) },
		func(tx *Tx) error { seen = names(t, d); return insert("c")(tx) },
	)
	if answers[0] != nil || !errors.Is(answers[1], refused) || answers[2] != nil {
		t.Fatalf("answers = %v", answers)
	}
	if seen != "" {
		t.Errorf("a reader saw %q before the group's commit", seen)
	}
	if got := names(t, d); got != "a c" {
		t.Fatalf("rows = %q, want a c", got)
	}
}

func TestAMemberThatPanicsTakesOnlyItselfAway(t *testing.T) {
	d, g := group(t)
	panicking, after := newRequest(), newRequest()
	var callers sync.WaitGroup
	callers.Go(func() {
		defer func() {
			if recover() == nil {
				t.Error("the panic did not reach the caller")
			}
		}()
		_, _ = g.follow(context.Background(), panicking, func(tx *Tx) error { _ = insert("a")(tx); panic("boom") })
	})
	callers.Go(func() {
		if _, err := g.follow(context.Background(), after, insert("b")); err != nil {
			t.Error(err)
		}
	})
	g.commitTogether([]*request{panicking, after})
	callers.Wait()
	if got := names(t, d); got != "b" {
		t.Fatalf("rows = %q, want b", got)
	}
}

func TestWhenOneMemberLosesTheWholeTransactionTheOthersRunAgain(t *testing.T) {
	d, g := group(t)
	execute(t, d, `INSERT INTO t (name) VALUES ('taken')`)
	runs := 0
	answers := together(g,
		func(tx *Tx) error { runs++; return insert("a")(tx) },
		func(tx *Tx) error { // SQLite undoes everything, as it does on a full disk
			_, err := tx.Exec(context.Background(), `INSERT OR ROLLBACK INTO t (name) VALUES ('taken')`)
			return err
		},
		insert("b"),
	)
	if answers[0] != nil || !IsUnique(answers[1]) || answers[2] != nil {
		t.Fatalf("answers = %v", answers)
	}
	if got := names(t, d); got != "a b taken" || runs != 2 {
		t.Fatalf("rows = %q after %d runs, want a b taken after 2", got, runs)
	}
}

func TestACommitThatFailsFailsTheWholeGroup(t *testing.T) {
	d, g := group(t)
	answers := together(g, insert("a"), func(tx *Tx) error { // a deferred key is checked by the commit itself
		_, err := tx.Exec(context.Background(), `INSERT INTO t (name, parent) VALUES ('b', 'nobody')`)
		return err
	})
	for _, err := range answers {
		if err == nil || !strings.HasPrefix(err.Error(), "commit: ") {
			t.Fatalf("answers = %v, want the commit's failure for both", answers)
		}
	}
	if got := names(t, d); got != "" {
		t.Fatalf("rows = %q, want none", got)
	}
	if err := together(g, insert("c"))[0]; err != nil {
		t.Fatalf("the next group: %v", err)
	}
}

func TestACallerThatGivesUpWhileWaitingNeverRuns(t *testing.T) {
	d, g := group(t)
	ctx, cancel := context.WithCancel(context.Background())
	gone := newRequest()
	cancel()
	if _, err := g.follow(ctx, gone, insert("gone")); !errors.Is(err, context.Canceled) {
		t.Fatalf("err = %v", err)
	}
	stays := newRequest()
	var caller sync.WaitGroup
	caller.Go(func() { _, _ = g.follow(context.Background(), stays, insert("stays")) })
	g.commitTogether([]*request{gone, stays})
	caller.Wait()
	if got := names(t, d); got != "stays" {
		t.Fatalf("rows = %q, want stays", got)
	}
}

func TestACallerThatGivesUpBehindARunningTransactionIsAnsweredAtOnce(t *testing.T) {
	d, _ := group(t)
	running, release := make(chan struct{}), make(chan struct{})
	var first sync.WaitGroup
	first.Go(func() {
		err := d.Tx(context.Background(), func(tx *Tx) error {
			close(running)
			<-release
			return insert("a")(tx)
		})
		if err != nil {
			t.Error(err)
		}
	})
	<-running
	ctx, cancel := context.WithCancel(context.Background())
	var second sync.WaitGroup
	second.Go(func() {
		if err := d.Tx(ctx, insert("b")); !errors.Is(err, context.Canceled) {
			t.Errorf("err = %v", err)
		}
	})
	cancel()
	second.Wait() // while the first still runs
	close(release)
	first.Wait()
	if got := names(t, d); got != "a" {
		t.Fatalf("rows = %q, want a", got)
	}
}

func TestWhatTxAcknowledgedIsInTheFiles(t *testing.T) {
	d, _ := group(t)
	execute(t, d, `INSERT INTO t (name) VALUES ('kept')`)
	var path string
	const main = `SELECT file FROM pragma_database_list WHERE name = 'main'`
	if err := d.QueryRow(context.Background(), main).Scan(&path); err != nil {
		t.Fatal(err)
	}
	crashed := filepath.Join(t.TempDir(), "crashed.db") // what a crash would leave: the files, and no closing
	for _, suffix := range []string{"", "-wal"} {
		content, err := os.ReadFile(path + suffix)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(crashed+suffix, content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	again, err := Open(context.Background(), crashed)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if got := names(t, again); got != "kept" {
		t.Fatalf("after a crash: %q, want kept", got)
	}
}

func TestSQLiteIsDurableAndItsReadersCannotWrite(t *testing.T) {
	d, _ := group(t)
	wanted := map[string]string{"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "query_only": "0"}
	for pragma, want := range wanted {
		var got string
		err := d.Tx(context.Background(), func(tx *Tx) error {
			return tx.QueryRow(context.Background(), `PRAGMA `+pragma).Scan(&got)
		})
		if err != nil || got != want {
			t.Errorf("%s = %q, %v; want %q", pragma, got, err, want)
		}
	}
	if _, err := d.readers.Exec(`INSERT INTO t (name) VALUES ('x')`); err == nil {
		t.Error("a reader wrote")
	}
}

func TestAfterCloseTransactionsAreRefused(t *testing.T) {
	d, _ := group(t)
	for range 2 {
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := d.Tx(context.Background(), insert("late")); err == nil {
		t.Fatal("a transaction ran after Close")
	}
}
