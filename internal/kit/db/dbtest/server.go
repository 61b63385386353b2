package dbtest

import (
	"bufio"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

// Server is a PostgreSQL server of a test's own, which it may stop or pause under the product.
type Server struct {
	URL  string // of its administrator
	home string
	t    testing.TB
}

// StartServer starts a server that ends with the test. Where the tests run without PostgreSQL the test is skipped.
func StartServer(t testing.TB) *Server {
	t.Helper()
	adminURL(t)
	script := exec.Command(filepath.Join(moduleRoot(t), "scripts", "with-postgres.sh"), "sh", "-c",
		`echo "$RR_TEST_POSTGRES_URL"; exec sleep 3600`)
	script.Stderr = os.Stderr
	out, err := script.StdoutPipe()
	if err == nil {
		err = script.Start()
	}
	if err != nil {
		t.Fatalf("start a PostgreSQL server: %v", err)
	}
	address, err := bufio.NewReader(out).ReadString('\n')
	u, parseErr := url.Parse(strings.TrimSpace(address))
	if err != nil || parseErr != nil {
		t.Fatalf("start a PostgreSQL server: %v, %v", err, parseErr)
	}
	s := &Server{URL: u.String(), home: u.Query().Get("host"), t: t}
	t.Cleanup(func() {
		s.Resume()
		_ = script.Process.Signal(syscall.SIGTERM)
		_ = script.Wait()
	})
	return s
}

// Database makes an empty database and returns its address.
func (s *Server) Database(name string) string {
	s.t.Helper()
	if err := adminExec(s.URL, `CREATE DATABASE `+name); err != nil {
		s.t.Fatal(err)
	}
	return withDatabase(s.URL, name)
}

// Pause makes the server and its sessions stop answering, without closing a connection.
func (s *Server) Pause() { s.signal(syscall.SIGSTOP) }

// Resume ends a pause.
func (s *Server) Resume() { s.signal(syscall.SIGCONT) }

// Stop ends the server and every connection to it.
func (s *Server) Stop() { s.control("stop") }

// Restart starts the server again after Stop, on the same data.
func (s *Server) Restart() { s.control("restart") }

// control asks PostgreSQL's own program, which must not run as root.
func (s *Server) control(what string) {
	s.t.Helper()
	programs, err := filepath.Glob("/usr/lib/postgresql/*/bin/pg_ctl")
	if bin := os.Getenv("RR_POSTGRES_BIN"); bin != "" {
		programs = []string{filepath.Join(bin, "pg_ctl")}
	}
	if err != nil || len(programs) == 0 {
		s.t.Skip("pg_ctl was not found")
	}
	args := []string{programs[len(programs)-1], "-D", filepath.Join(s.home, "data"), "-m", "fast", "-w", "-l",
		filepath.Join(s.home, "server.log"), what}
	if os.Getuid() == 0 {
		args = append([]string{"runuser", "-u", "postgres", "--"}, args...)
	}
	command := exec.Command(args[0], args[1:]...)
	command.Dir = s.home
	if err := command.Run(); err != nil {
		s.t.Fatalf("pg_ctl %s: %v", what, err)
	}
}

// signal sends a signal to the server's first process, then to the sessions it started.
func (s *Server) signal(signal syscall.Signal) {
	s.t.Helper()
	text, err := os.ReadFile(filepath.Join(s.home, "data", "postmaster.pid"))
	if err != nil {
		return // it is stopped
	}
	first, _, _ := strings.Cut(string(text), "\n")
	parent, err := strconv.Atoi(strings.TrimSpace(first))
	if err != nil {
		s.t.Fatal(err)
	}
	_ = syscall.Kill(parent, signal)
	children, err := os.ReadFile(filepath.Join("/proc", first, "task", first, "children"))
	if err != nil {
		s.t.Skipf("the system does not list a process's children: %v", err)
	}
	for child := range strings.FieldsSeq(string(children)) {
		if pid, err := strconv.Atoi(child); err == nil {
			_ = syscall.Kill(pid, signal)
		}
	}
}

func moduleRoot(t testing.TB) string {
	t.Helper()
	folder, err := os.Getwd()
	for err == nil {
		if _, missing := os.Stat(filepath.Join(folder, "go.mod")); missing == nil {
			return folder
		}
		if folder == filepath.Dir(folder) {
			break
		}
		folder = filepath.Dir(folder)
	}
	t.Fatalf("the module's folder was not found: %v", err)
	return ""
}
