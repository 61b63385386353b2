package dbtest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"

	"rangrue/internal/kit/db"
	"rangrue/migrations"
)

// templateLock keeps test processes from building the same template at once. It belongs to a session: the test cluster
// is reached directly, never through a pooler.
const templateLock = 7_231_964_006

// postgresCopy makes a database for one test and drops it afterwards.
func postgresCopy(t testing.TB, migrated bool) string {
	t.Helper()
	admin := adminURL(t)
	template := "template1"
	if migrated {
		var err error
		if template, err = migratedTemplate(); err != nil {
			t.Fatalf("migrate the PostgreSQL template: %v", err)
		}
	}
	name := "rr_test_" + strings.ReplaceAll(db.NewID(), "-", "")
	if err := adminExec(admin, `CREATE DATABASE `+name+` TEMPLATE `+template); err != nil {
		t.Fatalf("create the test database: %v", err)
	}
	t.Cleanup(func() {
		if err := adminExec(admin, `DROP DATABASE `+name+` WITH (FORCE)`); err != nil {
			t.Errorf("drop the test database: %v", err)
		}
	})
	if pooler := os.Getenv("RR_TEST_POSTGRES_POOLER_URL"); pooler != "" {
		return patiently(withDatabase(pooler, name))
	}
	return patiently(withDatabase(admin, name))
}

// patiently is an address whose server may take a minute to answer: a busy machine is slow, and its server still alive.
func patiently(address string) string {
	mark := "?"
	if strings.Contains(address, "?") {
		mark = "&"
	}
	return address + mark + "connect_timeout=60"
}

func adminURL(t testing.TB) string {
	t.Helper()
	admin := os.Getenv("RR_TEST_POSTGRES_URL")
	if admin != "" {
		return admin
	}
	const why = "RR_TEST_POSTGRES_URL is not set: run the tests through scripts/with-postgres.sh"
	if os.Getenv("CI") != "" || os.Getenv("RR_TEST_REQUIRE_POSTGRES") != "" {
		t.Fatal(why)
	}
	t.Skip(why)
	return ""
}

// migratedTemplate names a database that has the current migrations and nobody is connected to. Its name carries a
// hash of the migrations, so that every test process of one state of the code shares it.
var migratedTemplate = sync.OnceValues(func() (string, error) {
	hash, err := hashOf(migrations.FS)
	if err != nil {
		return "", err
	}
	name, admin := "rr_template_"+hash, os.Getenv("RR_TEST_POSTGRES_URL")
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, admin)
	if err != nil {
		return "", err
	}
	defer conn.Close(ctx)
	if _, err := conn.Exec(ctx, `SELECT pg_advisory_lock($1)`, int64(templateLock)); err != nil {
		return "", err
	}
	var ready bool
	err = conn.QueryRow(ctx, `SELECT EXISTS (SELECT 1 FROM pg_database WHERE datname = $1)`, name).Scan(&ready)
	if err != nil || ready {
		return name, err
	}
	return name, buildTemplate(ctx, conn, admin, name)
})

// buildTemplate migrates under another name and renames last: a template that exists is whole, whatever crashed before.
func buildTemplate(ctx context.Context, conn *pgx.Conn, admin, name string) error {
	draft := name + "_draft"
	for _, statement := range []string{
		`DROP DATABASE IF EXISTS ` + draft + ` WITH (FORCE)`, `CREATE DATABASE ` + draft,
	} {
		if _, err := conn.Exec(ctx, statement); err != nil {
			return err
		}
	}
	if err := migrate(withDatabase(admin, draft)); err != nil {
		return err
	}
	_, err := conn.Exec(ctx, `ALTER DATABASE `+draft+` RENAME TO `+name)
	return err
}

func adminExec(admin, statement string) error {
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, admin)
	if err != nil {
		return err
	}
	defer conn.Close(ctx)
	_, err = conn.Exec(ctx, statement)
	return err
}

func withDatabase(admin, name string) string {
	u, err := url.Parse(admin)
	if err != nil {
		panic(fmt.Sprintf("RR_TEST_POSTGRES_URL is not a URL: %v", err))
	}
	u.Path = "/" + name
	return u.String()
}

func hashOf(fsys fs.FS) (string, error) {
	names, err := fs.Glob(fsys, "*.sql") // sorted
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	for _, name := range names {
		text, err := fs.ReadFile(fsys, name)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(sum, "%s\n%d\n%s", name, len(text), text)
	}
	return hex.EncodeToString(sum.Sum(nil)[:8]), nil
}
