//go:build cluster

package cluster_test

import (
	"bytes"
	"context"
	"embed"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"text/template"
	"time"

	"github.com/jackc/pgx/v5"
)

// Where each part listens. The cluster has a network of its own (scripts/alone.sh), in which the nodes live behind two
// cables: front (10.9.0.0/24) to the proxy and the file server, back (10.8.0.0/24) to the database.
const (
	frontPort, filesPort = 8500, 8570
	etcdPort, peerPort   = 8579, 8580
	databaseProxyPort    = 5450
	poolerPort           = 5460
	market               = "http://127.0.0.1:8500"
	binary               = "bin/rangrue"
)

//go:embed *.cfg *.yml *.ini
var templates embed.FS

// server is one PostgreSQL under patroni.
type server struct {
	*process
	Name, Folder, Programs string
	Port, Control, Etcd    int
}

func (s *server) data() string { return filepath.Join(s.Folder, "data") }

// is tells whether patroni says that the server has a role: primary, sync or replica.
func (s *server) is(role string) bool {
	return answers(fmt.Sprintf("http://127.0.0.1:%d/%s", s.Control, role))
}

// die ends the machine of the server: patroni, the server and its sessions at once.
func (s *server) die() error {
	s.kill()
	return killServer(s.data())
}

// node is one of ours.
type node struct {
	*process
	Name string
	Port int
	data string
}

func (n *node) address() string { return fmt.Sprintf("http://10.9.0.2:%d", n.Port) }

// replace stops the node as an operator does and starts another binary in its place.
func (n *node) replace(binary string) error {
	n.args = inNodes(binary, "serve")
	return n.restart()
}

func (n *node) isReady() bool { return answers(n.address() + "/readyz") }

// stack is the whole cluster.
type stack struct {
	*testing.T
	Folder                       string
	Front, DatabaseProxy, Pooler int
	Servers                      []*server
	Nodes                        []*node
	binary                       string // of the market's version

	etcd, databaseProxy, pooler, files, front *process
}

// newStack starts everything, with an empty database.
func newStack(t *testing.T) *stack {
	t.Helper()
	folder, err := os.MkdirTemp("", "rangrue-cluster-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if t.Failed() {
			t.Log("logs are kept in " + folder)
			return
		}
		os.RemoveAll(folder)
	})
	s := &stack{T: t, Folder: folder, Front: frontPort, DatabaseProxy: databaseProxyPort, Pooler: poolerPort,
		binary: binary}
	s.must(os.Chmod(folder, 0o755))
	s.connect()
	s.startDatabase()
	s.startFiles()
	for i := range 3 {
		s.addNode(i)
	}
	s.front = s.add("front", nil, nil, "haproxy", "-db", "-f", s.fill("front.cfg", "front.cfg", s))
	return s
}

func (s *stack) must(err error) {
	s.Helper()
	if err != nil {
		s.Fatal(err)
	}
}

// run runs a command to its end and returns what it said.
func (s *stack) run(args ...string) string {
	s.Helper()
	out, err := exec.Command(args[0], args[1:]...).CombinedOutput()
	if err != nil {
		s.Fatalf("%s: %v: %s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

// connect makes the nodes' place in the network and its two cables.
func (s *stack) connect() {
	s.run("ip", "netns", "add", "nodes")
	s.run("ip", "-n", "nodes", "link", "set", "lo", "up")
	for cable, network := range map[string]string{"front": "10.9.0.", "back": "10.8.0."} {
		s.run("ip", "link", "add", cable, "type", "veth", "peer", "name", cable, "netns", "nodes")
		s.run("ip", "addr", "add", network+"1/24", "dev", cable)
		s.run("ip", "link", "set", cable, "up")
		s.run("ip", "-n", "nodes", "addr", "add", network+"2/24", "dev", cable)
		s.run("ip", "-n", "nodes", "link", "set", cable, "up")
	}
}

// add starts a process that ends with the test.
func (s *stack) add(name string, as *syscall.Credential, env []string, args ...string) *process {
	s.Helper()
	p := &process{name: name, args: args, env: env, as: as, log: filepath.Join(s.Folder, name+".log")}
	if as != nil {
		p.log = filepath.Join(s.home(name, as), name+".log")
	}
	s.must(p.start())
	s.Cleanup(func() { _ = p.cmd.Process.Kill() })
	return p
}

// home is the folder of a process, which belongs to its account.
func (s *stack) home(name string, as *syscall.Credential) string {
	s.Helper()
	folder := filepath.Join(s.Folder, name)
	s.must(os.MkdirAll(folder, 0o700))
	s.must(os.Chown(folder, int(as.Uid), int(as.Gid)))
	return folder
}

// fill writes a configuration from its template.
func (s *stack) fill(from, to string, with any) string {
	s.Helper()
	var text bytes.Buffer
	s.must(template.Must(template.ParseFS(templates, from)).Execute(&text, with))
	path := filepath.Join(s.Folder, to)
	s.must(os.WriteFile(path, text.Bytes(), 0o644))
	return path
}

// startDatabase starts two servers under patroni and what stands before them.
func (s *stack) startDatabase() {
	s.Helper()
	programs, _ := filepath.Glob("/usr/lib/postgresql/*/bin")
	if len(programs) == 0 {
		s.Fatal("PostgreSQL's programs were not found")
	}
	as := s.account()
	local := func(port int) string { return fmt.Sprintf("http://127.0.0.1:%d", port) }
	s.etcd = s.add("etcd", as, nil, "etcd", "--data-dir", filepath.Join(s.home("etcd", as), "data"),
		"--listen-client-urls", local(etcdPort), "--advertise-client-urls", local(etcdPort), "--listen-peer-urls",
		local(peerPort), "--initial-advertise-peer-urls", local(peerPort), "--initial-cluster",
		"default="+local(peerPort))
	s.eventually("etcd", func() bool { return answers(local(etcdPort) + "/health") })
	for i, name := range []string{"one", "two"} {
		d := &server{Name: name, Folder: s.home("postgres-"+name, as), Programs: programs[len(programs)-1],
			Port: 5451 + i, Control: 8551 + i, Etcd: etcdPort}
		d.process = s.add("postgres-"+name, as, []string{"PATH=/usr/bin:/bin"}, "patroni",
			s.fill("patroni.yml", "patroni-"+name+".yml", d))
		s.Servers = append(s.Servers, d)
		s.eventually("the server "+name, func() bool { return d.is("primary") || d.is("replica") })
	}
	s.databaseProxy = s.add("database", nil, nil, "haproxy", "-db", "-f", s.fill("database.cfg", "database.cfg", s))
	s.pooler = s.add("pgbouncer", as, nil, "pgbouncer", s.fill("pgbouncer.ini", "pgbouncer.ini", s))
	s.eventually("a standby that follows", s.isDoubled)
	s.eventually("a database", func() bool {
		conn, err := pgx.Connect(context.Background(), databaseURL("postgres"))
		if err != nil {
			return false
		}
		defer conn.Close(context.Background())
		_, err = conn.Exec(context.Background(), `CREATE DATABASE rangrue`)
		return err == nil
	})
}

// account is that of PostgreSQL, which refuses to run as root, as pgbouncer does.
func (s *stack) account() *syscall.Credential {
	s.Helper()
	u, err := user.Lookup("postgres")
	s.must(err)
	uid, err := strconv.Atoi(u.Uid)
	s.must(err)
	gid, err := strconv.Atoi(u.Gid)
	s.must(err)
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
}

// databaseURL is how the test itself reaches the primary.
func databaseURL(name string) string {
	return fmt.Sprintf("postgres://postgres@127.0.0.1:%d/%s?sslmode=disable", databaseProxyPort, name)
}

// isDoubled tells whether commits wait for a second server.
func (s *stack) isDoubled() bool {
	return s.Servers[0].is("primary") && s.Servers[1].is("sync") ||
		s.Servers[1].is("primary") && s.Servers[0].is("sync")
}

func (s *stack) primary() (primary, standby *server) {
	s.Helper()
	s.eventually("a primary with a standby", s.isDoubled)
	if s.Servers[0].is("primary") {
		return s.Servers[0], s.Servers[1]
	}
	return s.Servers[1], s.Servers[0]
}

func (s *stack) startFiles() {
	s.Helper()
	folder := filepath.Join(s.Folder, "files")
	s.must(os.MkdirAll(filepath.Join(folder, "fichiers"), 0o755))
	s.files = s.add("versitygw", nil, []string{"ROOT_ACCESS_KEY=cle", "ROOT_SECRET_KEY=secret-des-fichiers"},
		"bin/versitygw", "--port", fmt.Sprintf("10.9.0.1:%d", filesPort), "posix", folder)
	s.eventually("the file server", func() bool {
		conn, err := net.Dial("tcp", fmt.Sprintf("10.9.0.1:%d", filesPort))
		if err == nil {
			conn.Close()
		}
		return err == nil
	})
}

// addNode prepares a node without starting it. Its disk is a small one of its own.
func (s *stack) addNode(i int) {
	s.Helper()
	name := []string{"one", "two", "three"}[i]
	n := &node{Name: name, Port: 8501 + i, data: filepath.Join(s.Folder, "node-"+name)}
	s.must(os.Mkdir(n.data, 0o755))
	s.run("mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", n.data)
	s.Cleanup(func() { _ = exec.Command("umount", "--lazy", n.data).Run() }) // its folder is removed next
	n.process = &process{name: "node-" + name, args: inNodes(binary, "serve"), env: s.settings(n),
		log: filepath.Join(s.Folder, "node-"+name+".log")}
	s.Nodes = append(s.Nodes, n)
}

// inNodes is a command that runs where the nodes are.
func inNodes(args ...string) []string {
	return append([]string{"ip", "netns", "exec", "nodes"}, args...)
}

func (s *stack) settings(n *node) []string {
	return []string{
		fmt.Sprintf("RR_ADDR=10.9.0.2:%d", n.Port), "RR_PUBLIC_URL=" + market, "RR_DATA_DIR=" + n.data,
		fmt.Sprintf("RR_DATABASE_URL=postgres://rangrue@10.8.0.1:%d/rangrue?sslmode=disable&"+
			"default_query_exec_mode=exec&connections=10", poolerPort),
		fmt.Sprintf("RR_FILES_URL=s3://cle:secret-des-fichiers@10.9.0.1:%d/fichiers?tls=0", filesPort),
		"RR_SECRET=une-clé-partagée-par-tous-les-nœuds", "RR_TRUSTED_PROXIES=10.9.0.1", "RR_RATE_LIMIT=0",
		"RR_SANDBOX_LATENCY=50ms", "RR_LOG_LEVEL=warn", "RR_LOG_FORMAT=text", "RR_SHUTDOWN_DELAY=3s", "RR_DEMO=1",
		"RR_RENDER_TIMEOUT=30s", "RR_TAX_GST_NUMBER=700000000RT0001", "RR_TAX_QST_NUMBER=1200000000TQ0001",
	}
}

// command runs one of the product's commands as a node would.
func (s *stack) command(args ...string) (string, error) {
	all := inNodes(append([]string{s.binary}, args...)...)
	cmd := exec.Command(all[0], all[1:]...)
	cmd.Env = append(os.Environ(), s.settings(&node{Port: 8509, data: filepath.Join(s.Folder, "desk")})...)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// patience is how long anything may take to come back on a busy machine.
const patience = 3 * time.Minute

// eventually polls for what must happen.
func (s *stack) eventually(what string, happened func() bool) {
	s.Helper()
	for deadline := time.Now().Add(patience); !happened(); time.Sleep(100 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.Fatalf("%s passed without %s", patience, what)
		}
	}
}

var probe = http.Client{Timeout: 5 * time.Second}

// answers tells whether an address is answered with 200.
func answers(url string) bool {
	answer, err := probe.Get(url)
	if err != nil {
		return false
	}
	answer.Body.Close()
	return answer.StatusCode == http.StatusOK
}
