package main

import (
	"context"
	"database/sql"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/kit/db/dbtest"
)

// lostAtMost is how old a change may be that a dead disk takes along: the log is read every second and sent every
// second (deploy/litestream.yml); the rest is for a busy machine.
const lostAtMost = 5 * time.Second

// A market that Litestream follows to S3, with the configuration of deploy/, comes back from there after its server and
// Litestream were killed (SIGKILL): as it was if they were killed in step, else with everything older than lostAtMost.
// Meanwhile Litestream misses orders, a checkpoint that empties the log and a log that begins anew.
func TestAMarketComesBackFromItsStream(t *testing.T) {
	if os.Getenv("RR_TEST_LITESTREAM") == "" {
		t.Skip("make test-long streams a market")
	}
	s := newStand(t, dbtest.SQLite(t))
	stream := newStream(s)
	stream.start()
	s.start()
	var buyers sync.WaitGroup
	for range 4 {
		buyers.Go(s.buy)
	}
	s.sell("streamed")
	stream.kill()
	s.sell("not streamed")
	s.waitFor("an empty log", stream.emptyLog)
	stream.start()
	s.sell("streamed")
	if stream.emptyLog() {
		t.Error("the log was emptied under Litestream, which holds it") // it would send a whole copy each time
	}
	s.sell("streamed")
	killed := time.Now()
	stream.kill()
	s.kill()
	stream.restore("torn").checkOrdersBefore(s, killed)

	s.aMinutePasses()
	s.start() // the server's own disk lost nothing
	stream.start()
	s.sell("streamed")
	stream.kill()
	before := stream.logHeader()
	s.waitFor("a log that begins anew", func() bool { return stream.logHeader() != before })
	stream.start()
	s.closing.Store(true)
	buyers.Wait()
	for n := range 3 {
		status, _ := s.insist("/users/", map[string]any{"firstName": "Luc", "lastName": "Roy",
			"email": fmt.Sprintf("luc%d@exemple.ca", n), "phone": fmt.Sprint(4185550150 + n),
			"password": "la clé du rang", "subscribeNewsletter": false}, "")
		if status != http.StatusCreated {
			t.Errorf("an account was answered %d", status)
		}
	}
	s.waitFor("an end to every order", func() bool {
		return s.count(`SELECT COUNT(*) FROM orders WHERE status IN ('pending', 'paid')`) == 0
	})
	stream.waitUntilInStep()
	stream.kill()
	s.kill()
	s.checkBooks()
	again := stream.restore("in-step")
	again.compare(s)

	again.start()
	s.waitFor("the restored market to be ready", func() bool { return again.readiness() == http.StatusOK })
	order, key := again.fillCart()
	if answer, body := again.post(t, "/orders", order, key); answer.StatusCode != http.StatusCreated {
		t.Errorf("an order in the restored market: %d %s", answer.StatusCode, body)
	}
	if err := run(t.Context(), []string{"audit"}, again.env, os.Stdout); err != nil {
		t.Errorf("the restored books: %v", err)
	}
}

// sell lets buyers buy for a while and tells how fast it went.
func (s *stand) sell(how string) {
	s.Helper()
	before, began := s.acknowledged.Load(), time.Now()
	time.Sleep(5 * time.Second)
	s.waitFor("orders", func() bool { return s.acknowledged.Load() >= before+20 })
	s.Logf("%s: %.0f orders/s", how, float64(s.acknowledged.Load()-before)/time.Since(began).Seconds())
}

// checkOrdersBefore compares the orders that were paid early enough to be in the stream, and their money, with those of
// the market that was streamed. Buyers are answered after that, never before.
func (s *stand) checkOrdersBefore(streamed *stand, killed time.Time) {
	s.Helper()
	const paid = `SELECT COUNT(*) FROM orders o JOIN ledger_entries e ON e.order_id = o.id WHERE o.paid_at < $1`
	old := killed.Add(-lostAtMost).UnixMilli()
	if want, got := streamed.count(paid, old), s.count(paid, old); want != got || want == 0 {
		s.Errorf("%d entries of orders older than %s were restored, of %d", got, lostAtMost, want)
	}
	last := s.count(`SELECT MAX(paid_at) FROM orders`)
	s.Logf("the last order restored was paid %s before the kill", killed.Sub(time.UnixMilli(int64(last))))
	s.checkFile()
}

// compare tells what differs from the market that was streamed.
func (s *stand) compare(streamed *stand) {
	s.Helper()
	for _, table := range []string{
		"orders", "order_items", "ledger_entries", "ledger_days", "sandbox_charges", "users", "variants", "carts",
	} {
		want, got := streamed.rows(table), s.rows(table)
		if !slices.Equal(want, got) || len(want) == 0 {
			s.Errorf("%d rows of %s were restored of %d, or they differ", len(got), table, len(want))
		}
	}
	s.checkFile()
}

// rows is a table as text, in order.
func (s *stand) rows(table string) (lines []string) {
	s.Helper()
	rows, err := s.db.Query(context.Background(), `SELECT * FROM `+table)
	if err != nil {
		s.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		s.Fatal(err)
	}
	values, into := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		into[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			s.Fatal(err)
		}
		lines = append(lines, fmt.Sprint(values...))
	}
	if err := rows.Err(); err != nil {
		s.Fatal(err)
	}
	slices.Sort(lines)
	return lines
}

// checkFile has SQLite read every page.
func (s *stand) checkFile() {
	s.Helper()
	var found string
	if err := s.db.QueryRow(context.Background(), `PRAGMA integrity_check`).Scan(&found); err != nil || found != "ok" {
		s.Errorf("the restored file: %s, %v", found, err)
	}
}

// stream is Litestream between the database of a stand and an S3 server.
type stream struct {
	*stand
	database, folder string
	env              []string
	program          *exec.Cmd
}

func newStream(s *stand) *stream {
	s.Helper()
	folder, err := os.MkdirTemp("", "flux-") // short: a socket's path is
	if err != nil {
		s.Fatal(err)
	}
	s.Cleanup(func() {
		if s.Failed() {
			log, _ := os.ReadFile(filepath.Join(folder, "log"))
			s.Logf("Litestream said:\n%s", log)
		}
		os.RemoveAll(folder)
	})
	l := &stream{stand: s, database: databaseOf(s), folder: folder}
	example, err := os.ReadFile("../../deploy/litestream.yml")
	if err != nil {
		s.Fatal(err)
	}
	config := strings.NewReplacer("/var/lib/rangrue/rangrue.db", l.database, "/run/rangrue-litestream", folder).
		Replace(string(example))
	if err := os.WriteFile(l.config(), []byte(config), 0o600); err != nil {
		s.Fatal(err)
	}
	l.env = []string{ // nothing else: an AWS_ variable of the machine would come first
		"LITESTREAM_ENDPOINT=http://" + l.startGateway(), "LITESTREAM_REGION=us-east-1", "LITESTREAM_BUCKET=flux",
		"LITESTREAM_ACCESS_KEY_ID=cle-essai", "LITESTREAM_SECRET_ACCESS_KEY=secret-essai",
	}
	return l
}

func databaseOf(s *stand) (path string) {
	for _, setting := range s.env {
		if value, found := strings.CutPrefix(setting, "RR_DATABASE_URL="); found {
			path = value
		}
	}
	return path
}

func (l *stream) config() string { return filepath.Join(l.folder, "litestream.yml") }

// startGateway runs an S3 server with one bucket: it takes each folder for one.
func (l *stream) startGateway() (address string) {
	l.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		l.Fatal(err)
	}
	address = listener.Addr().String()
	listener.Close()
	objects, properties := filepath.Join(l.folder, "objets"), filepath.Join(l.folder, "proprietes")
	for _, folder := range []string{filepath.Join(objects, "flux"), properties} {
		if err := os.MkdirAll(folder, 0o700); err != nil {
			l.Fatal(err)
		}
	}
	server := exec.Command("../../bin/versitygw", "--quiet", "--port", address,
		"posix", "--sidecar", properties, objects)
	server.Env = append(os.Environ(), "ROOT_ACCESS_KEY=cle-essai", "ROOT_SECRET_KEY=secret-essai")
	if err := server.Start(); err != nil {
		l.Fatalf("%v: run scripts/install-versitygw.sh", err)
	}
	l.Cleanup(func() { _ = server.Process.Kill(); _ = server.Wait() })
	l.waitFor("the S3 server", func() bool {
		conn, err := net.Dial("tcp", address)
		return err == nil && conn.Close() == nil
	})
	return address
}

func (l *stream) command(args ...string) *exec.Cmd {
	command := exec.Command("../../bin/litestream", args...)
	command.Env = l.env
	return command
}

// start runs Litestream until the test ends or it is killed. What it logs is shown when the test fails.
func (l *stream) start() {
	l.Helper()
	log, err := os.OpenFile(filepath.Join(l.folder, "log"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
	if err != nil {
		l.Fatal(err)
	}
	defer log.Close()
	l.program = l.command("replicate", "-config", l.config())
	l.program.Stdout, l.program.Stderr = log, log
	if err := l.program.Start(); err != nil {
		l.Fatalf("%v: run scripts/install-litestream.sh", err)
	}
	running := l.program
	l.Cleanup(func() {
		_ = running.Process.Kill()
		_ = running.Wait()
	})
}

func (l *stream) kill() {
	l.Helper()
	if err := l.program.Process.Signal(syscall.SIGKILL); err != nil {
		l.Fatal(err)
	}
	_ = l.program.Wait()
}

// waitUntilInStep returns when Litestream says that everything written so far was sent.
func (l *stream) waitUntilInStep() {
	l.Helper()
	l.waitFor("the stream to be in step", func() bool {
		out, err := l.command("sync", "-wait", "-socket", filepath.Join(l.folder, "control.sock"), l.database).
			CombinedOutput()
		if err == nil {
			l.Logf("in step: %s", strings.Join(strings.Fields(string(out)), " "))
		}
		return err == nil
	})
}

// emptyLog writes the whole log into the database and empties it, as the last connection that closes does, unless
// someone reads from it.
func (l *stream) emptyLog() bool {
	l.Helper()
	d, err := sql.Open("sqlite", l.database)
	if err != nil {
		l.Fatal(err)
	}
	defer d.Close()
	var busy, frames, written int
	err = d.QueryRow(`PRAGMA wal_checkpoint(TRUNCATE)`).Scan(&busy, &frames, &written)
	return err == nil && busy == 0
}

// logHeader is the start of the log, which has other salts each time the log begins anew.
func (l *stream) logHeader() string {
	l.Helper()
	log, err := os.Open(l.database + "-wal")
	if err != nil {
		l.Fatal(err)
	}
	defer log.Close()
	header := make([]byte, 32)
	if _, err := log.Read(header); err != nil {
		l.Fatal(err)
	}
	return string(header)
}

// restore makes a market of what is on S3, in an empty folder.
func (l *stream) restore(name string) *stand {
	l.Helper()
	folder := filepath.Join(l.TempDir(), name)
	if err := os.Mkdir(folder, 0o700); err != nil {
		l.Fatal(err)
	}
	path := filepath.Join(folder, "rangrue.db")
	began := time.Now()
	if out, err := l.command("restore", "-config", l.config(), "-o", path, l.database).CombinedOutput(); err != nil {
		l.Fatalf("litestream restore: %v: %s", err, out)
	}
	l.Logf("restored in %s", time.Since(began).Round(time.Millisecond))
	return &stand{T: l.T, db: dbtest.Open(l.T, path), address: l.address, variantID: l.variantID,
		env: append(slices.Clone(l.stand.env), "RR_DATABASE_URL="+path, "RR_DATA_DIR="+folder)}
}
