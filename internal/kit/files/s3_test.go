package files_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"

	"rangrue/internal/kit/files"
)

const accessKey, secretKey = "cle-essai", "secret-essai-tres-long"

// gateway is the real S3-compatible server the tests of this package share; each test has a bucket of its own.
var gateway struct {
	once    sync.Once
	address string
	err     error
	stop    func()
	buckets int
}

func TestMain(m *testing.M) {
	code := m.Run()
	if gateway.stop != nil {
		gateway.stop()
	}
	os.Exit(code)
}

func newS3(t *testing.T) files.Store {
	t.Helper()
	store, err := files.Open(t.Context(), s3Location(t), "")
	if err != nil {
		t.Fatal(err)
	}
	return store
}

// s3Location makes an empty bucket and tells how to reach it.
func s3Location(t *testing.T) string {
	t.Helper()
	address := s3Server(t)
	client, err := minio.New(address, &minio.Options{Creds: credentials.NewStaticV4(accessKey, secretKey, "")})
	if err != nil {
		t.Fatal(err)
	}
	gateway.buckets++
	bucket := fmt.Sprintf("essai-%d", gateway.buckets)
	if err := client.MakeBucket(t.Context(), bucket, minio.MakeBucketOptions{Region: "us-east-1"}); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("s3://%s:%s@%s/%s?tls=0", accessKey, secretKey, address, bucket)
}

func s3Server(t *testing.T) string {
	t.Helper()
	program := findGateway()
	if program == "" {
		const absent = "no versitygw in bin/ nor in PATH: run scripts/install-versitygw.sh to test S3 storage"
		if os.Getenv("CI") != "" || os.Getenv("RR_TEST_REQUIRE_S3") != "" {
			t.Fatal(absent)
		}
		t.Skip(absent)
	}
	gateway.once.Do(func() { gateway.address, gateway.stop, gateway.err = startGateway(program) })
	if gateway.err != nil {
		t.Fatal(gateway.err)
	}
	return gateway.address
}

func findGateway() string {
	if path, err := filepath.Abs("../../../bin/versitygw"); err == nil {
		if _, err := os.Stat(path); err == nil {
			return path
		}
	}
	path, _ := exec.LookPath("versitygw")
	return path
}

// startGateway starts the server on a free port of the loopback and waits until it answers. A port can be taken by
// another program between being found free and being used, so a server that dies is started again on another.
func startGateway(program string) (address string, stop func(), err error) {
	for range 5 {
		if address, stop, err = tryGateway(program); err == nil {
			return address, stop, nil
		}
	}
	return "", nil, err
}

func tryGateway(program string) (string, func(), error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	address := listener.Addr().String()
	listener.Close()
	dir, err := os.MkdirTemp("", "s3-essai-")
	if err != nil {
		return "", nil, err
	}
	for _, sub := range []string{"objets", "proprietes"} {
		if err := os.Mkdir(filepath.Join(dir, sub), 0o700); err != nil {
			return "", nil, err
		}
	}
	server := exec.Command(program, "--quiet", "--port", address,
		"posix", "--sidecar", filepath.Join(dir, "proprietes"), filepath.Join(dir, "objets"))
	server.Env = append(os.Environ(), "ROOT_ACCESS_KEY="+accessKey, "ROOT_SECRET_KEY="+secretKey)
	if err := server.Start(); err != nil {
		return "", nil, err
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Wait() }()
	stop := func() { server.Process.Kill(); <-ended; os.RemoveAll(dir) }
	if err := waitFor(address, ended); err != nil {
		server.Process.Kill()
		os.RemoveAll(dir)
		return "", nil, err
	}
	return address, stop, nil
}

func waitFor(address string, ended <-chan error) error {
	for {
		conn, err := net.Dial("tcp", address)
		if err == nil {
			return conn.Close()
		}
		select {
		case err := <-ended:
			return fmt.Errorf("the S3 server ended before it answered: %v", err)
		case <-time.After(20 * time.Millisecond):
		}
	}
}

func TestAnS3AddressIsCheckedAtTheStart(t *testing.T) {
	good := s3Location(t)
	for name, location := range map[string]string{
		"no bucket":          "s3://k:s@127.0.0.1:1/",
		"no secret":          "s3://k@127.0.0.1:1/b",
		"no key":             "s3://127.0.0.1:1/b",
		"nested bucket":      "s3://k:s@127.0.0.1:1/b/c",
		"unknown setting":    good + "&tsl=1",
		"unknown bucket":     strings.Replace(good, "/essai-", "/autre-", 1),
		"wrong secret":       strings.Replace(good, secretKey, secretKey+"x", 1),
		"not even a URL":     "s3://k:se%zz@h/b",
		"nobody listens":     strings.Replace(good, s3Server(t), "127.0.0.1:1", 1),
		"https on plain S3":  strings.Replace(good, "?tls=0", "", 1),
		"tampered signature": strings.Replace(good, accessKey, accessKey+"2", 1),
	} {
		ctx, cancel := context.WithTimeout(t.Context(), time.Second) // else it patiently retries where no one listens
		_, err := files.Open(ctx, location, "")
		cancel()
		if err == nil {
			t.Errorf("%s: accepted", name)
		} else if strings.Contains(err.Error(), secretKey) || strings.Contains(err.Error(), "se%zz") {
			t.Errorf("%s: the error tells the secret: %v", name, err)
		}
	}
}

// A visitor does not wait for the picture of a service that is away: it is asked a few times only.
func TestAnS3ServiceThatIsAwayIsAskedAFewTimes(t *testing.T) {
	var away atomic.Bool
	var asked atomic.Int64
	service := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if away.Load() {
			asked.Add(1)
			w.WriteHeader(http.StatusServiceUnavailable)
		}
	}))
	t.Cleanup(service.Close)
	store, err := files.Open(t.Context(), strings.Replace(service.URL, "http://", "s3://k:s@", 1)+"/fichiers?tls=0",
		"")
	if err != nil {
		t.Fatal(err)
	}
	away.Store(true)
	if _, err := store.Open(t.Context(), "photos/a.webp"); err == nil || asked.Load() != 3 {
		t.Errorf("asked %d times: %v", asked.Load(), err)
	}
}

func TestOnS3TheTypeAndCachingAreStoredForOtherReaders(t *testing.T) {
	location := s3Location(t)
	store, err := files.Open(t.Context(), location, "https://cdn.exemple.ca/f")
	if err != nil {
		t.Fatal(err)
	}
	put(t, store, "photos/a.webp", webp, "x")
	put(t, store, "prive/f.pdf", "application/pdf", "x")
	client, _ := minio.New(gateway.address, &minio.Options{Creds: credentials.NewStaticV4(accessKey, secretKey, "")})
	bucket := location[strings.LastIndex(location, "/")+1 : strings.Index(location, "?")]
	for key, want := range map[string][2]string{
		"photos/a.webp": {"image/webp", "public, max-age=31536000, immutable"},
		"prive/f.pdf":   {"application/pdf", "private, no-store"},
	} {
		object, err := client.StatObject(t.Context(), bucket, key, minio.StatObjectOptions{})
		if got := [2]string{object.ContentType, object.Metadata.Get("Cache-Control")}; err != nil || got != want {
			t.Errorf("%s is stored as %v, %v; want %v", key, got, err, want)
		}
	}
	if got := store.URL("photos/a.webp"); got != "https://cdn.exemple.ca/f/photos/a.webp" {
		t.Errorf("URL = %s", got)
	}
}
