package firebase_test

import (
	"crypto/rand"
	"encoding/json"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"rangrue/internal/domain/identity/firebase"
	"rangrue/internal/domain/identity/firebase/firebasetest"
	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// TestAnAccountLivesAtTheServicesOwnEmulator runs the suite of the stand-in against the real thing.
func TestAnAccountLivesAtTheServicesOwnEmulator(t *testing.T) {
	address := emulator(t)
	dbtest.Run(t, func(t *testing.T, d *db.DB) {
		b := newBench(t, d, time.Now, firebase.Options{Project: firebasetest.Project, APIKey: "k",
			Endpoints: firebase.Emulator(address)})
		b.live(strings.ToLower(rand.Text())+"@exemple.ca", func() { time.Sleep(2 * time.Second) }, true)
	})
}

// emulator starts the service's own emulator, or skips the test with the way to install it.
func emulator(t *testing.T) string {
	t.Helper()
	program, err := filepath.Abs("emulator/node_modules/.bin/firebase")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(program); err != nil {
		const absent = "the identity emulator is not installed: run scripts/install-identity-emulator.sh to test " +
			"against it"
		if os.Getenv("RR_TEST_REQUIRE_IDENTITY") != "" {
			t.Fatal(absent)
		}
		t.Skip(absent)
	}
	ports := freePorts(t, 4)
	folder := t.TempDir()
	settings, _ := json.Marshal(map[string]any{"emulators": map[string]any{
		"auth": map[string]any{"host": "127.0.0.1", "port": ports[0]}, "hub": map[string]any{"host": "127.0.0.1",
			"port": ports[1]},
		"logging": map[string]any{"host": "127.0.0.1", "port": ports[2]}, "ui": map[string]any{"enabled": false},
	}})
	if err := os.WriteFile(filepath.Join(folder, "firebase.json"), settings, 0o600); err != nil {
		t.Fatal(err)
	}
	server := exec.Command(program, "emulators:start", "--only", "auth", "--project", firebasetest.Project)
	server.Dir = folder
	server.Env = append(os.Environ(), "HOME="+folder, "CI=1", "FIREBASE_CLI_DISABLE_UPDATE_CHECK=1")
	server.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = syscall.Kill(-server.Process.Pid, syscall.SIGKILL) // with whatever it started
		_ = server.Wait()
	})
	address := "http://127.0.0.1:" + ports[0]
	for begun := time.Now(); time.Since(begun) < 3*time.Minute; time.Sleep(100 * time.Millisecond) {
		if answer, err := http.Get(address); err == nil {
			answer.Body.Close()
			return address
		}
	}
	t.Fatal("the identity emulator does not answer")
	return ""
}

func freePorts(t *testing.T, n int) (ports []string) {
	t.Helper()
	for range n {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer listener.Close()
		_, port, _ := net.SplitHostPort(listener.Addr().String())
		ports = append(ports, port)
	}
	return ports
}
