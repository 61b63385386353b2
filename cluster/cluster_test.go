//go:build cluster

// Package cluster_test runs the product as a market that must not stop runs it: three nodes behind a proxy, two
// PostgreSQL servers of which one follows the other, and an S3 server. While visitors read and buy, one part after the
// other fails. After each fault nothing that was acknowledged may be missing, nobody may have paid twice, nothing may
// be sold that was not there, and the books must agree. It needs root and a network of its own: make cluster-test.
package cluster_test

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// fault is something that breaks and is mended again while visitors are there.
type fault struct {
	name    string
	prepare func(c *cluster) // before visitors come; may be nil
	happen  func(c *cluster)
	// What visitors may feel of it: failed reads, and how long the longest purchase takes.
	readsMayFail bool
	ordersWithin time.Duration
}

// How long a purchase may take on a busy machine: when nothing that it needs is away, and when its payment may be cut
// in the middle, which the sweeper then ends.
const (
	calm = 20 * time.Second
	cut  = 90 * time.Second
)

// readsWithin is how long a read may take: until its node has given up a database that does not answer.
const readsWithin = 10 * time.Second

var faults = []fault{
	{name: "node killed", happen: killNode, ordersWithin: cut},
	{name: "standby killed", happen: killStandby, ordersWithin: cut},
	{name: "primary killed", happen: killPrimary, ordersWithin: cut},
	{name: "primary's machine killed", happen: killPrimaryMachine, ordersWithin: cut},
	{name: "front proxy killed", happen: killFront, readsMayFail: true, ordersWithin: cut},
	{name: "database proxy killed", happen: killDatabaseProxy, ordersWithin: cut},
	{name: "pooler killed", happen: killPooler, ordersWithin: cut},
	{name: "file server stopped", happen: stopFiles, ordersWithin: calm},
	{name: "network cut", happen: cutNetwork, ordersWithin: cut},
	{name: "disk full", happen: fillDisk, ordersWithin: calm},
	{name: "clock ahead", prepare: buildAhead, happen: setClockAhead, ordersWithin: calm},
	// The last: the database is newer afterwards.
	{name: "rolling upgrade", prepare: buildNext, happen: upgrade, ordersWithin: calm},
}

func TestFaults(t *testing.T) {
	c := newCluster(t)
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			c.T = t
			c.endure(f)
		})
	}
	t.Logf("done, failed tries and the longest wait of reads and of orders:\n%s", strings.Join(c.report, "\n"))
}

// cluster is the stack with its visitors and what was found.
type cluster struct {
	*stack
	*visitors
	shelf  map[string]int // units of each variant at the start
	opened time.Time      // when the demo market, with its own past, was there
	report []string
}

func newCluster(t *testing.T) *cluster {
	c := &cluster{stack: newStack(t), visitors: &visitors{acknowledged: map[string]string{}}, shelf: map[string]int{}}
	if out, err := c.command("demo"); err != nil {
		t.Fatalf("grow the market: %v: %s", err, out)
	}
	c.opened = time.Now()
	c.measure()
	c.stockUp()
	for _, n := range c.Nodes {
		c.must(n.start())
		t.Cleanup(func() { _ = n.cmd.Process.Kill() })
	}
	c.steady()
	c.check()
	return c
}

// endure lets a fault happen under load, mends it and compares everything.
func (c *cluster) endure(f fault) {
	if f.prepare != nil {
		f.prepare(c)
	}
	c.steady()
	c.arrive()
	c.purchases(buyers)
	c.measure()
	f.happen(c)
	c.purchases(2 * buyers) // life goes on
	c.leave()
	reads, orders := c.measured()
	line := fmt.Sprintf("%-26s %6d %3d %6.1fs %6d %3d %6.1fs", f.name, reads.done, reads.failed,
		reads.longest.Seconds(), orders.done, orders.failed, orders.longest.Seconds())
	c.report = append(c.report, line)
	c.Log(line, c.refused)
	if reads.failed > 0 && !f.readsMayFail || reads.longest > readsWithin || orders.longest > f.ordersWithin {
		c.Errorf("reads %+v, orders %+v; failures:\n%s", reads, orders, strings.Join(c.lastFailures, "\n"))
	}
	c.steady()
	c.check()
}

// steady waits until every part is up, and lets each node keep the pages that visitors read.
func (c *cluster) steady() {
	c.Helper()
	c.eventually("a standby that follows", c.isDoubled)
	for _, n := range c.Nodes {
		c.eventually("a ready node "+n.Name, n.isReady)
		for _, page := range c.pages {
			c.eventually(page, func() bool { return answers(n.address() + page) })
		}
	}
	c.eventually("the front", func() bool { return answers(market + "/") })
}

// purchases waits until so many more orders are acknowledged.
func (c *cluster) purchases(more int) {
	c.Helper()
	count := func() int { c.mu.Lock(); defer c.mu.Unlock(); return len(c.acknowledged) }
	want := count() + more
	c.eventually("orders", func() bool { return count() >= want })
}

func killNode(c *cluster) {
	n := c.Nodes[0]
	n.kill()
	c.purchases(4 * buyers)
	c.must(n.start())
	c.eventually("the node's return", n.isReady)
}

func killStandby(c *cluster) {
	_, standby := c.primary()
	c.must(standby.die())
	c.purchases(buyers)
	c.must(standby.start())
}

// killPrimary kills PostgreSQL alone: patroni sees it and hands its role over.
func killPrimary(c *cluster) {
	primary, standby := c.primary()
	c.must(killServer(primary.data()))
	c.promoted(standby)
}

// killPrimaryMachine kills patroni too: the standby takes over once the lease has run out.
func killPrimaryMachine(c *cluster) {
	primary, standby := c.primary()
	c.must(primary.die())
	c.promoted(standby)
	c.must(primary.start())
}

// promoted waits for a promotion, and for the first order after it.
func (c *cluster) promoted(standby *server) {
	c.Helper()
	killed := time.Now()
	c.eventually("a promotion", func() bool { return standby.is("primary") })
	promoted := time.Now()
	c.purchases(1)
	back := time.Since(promoted)
	c.Logf("promoted after %.1f s, the next order %.1f s later", promoted.Sub(killed).Seconds(), back.Seconds())
	if back > 15*time.Second {
		c.Errorf("the first order came %s after the promotion", back)
	}
}

func killFront(c *cluster)         { c.killAndStart(c.front) }
func killDatabaseProxy(c *cluster) { c.killAndStart(c.databaseProxy) }
func killPooler(c *cluster)        { c.killAndStart(c.pooler) }

func (c *cluster) killAndStart(p *process) {
	c.Helper()
	p.kill()
	c.must(p.start())
}

// stopFiles takes pictures and invoices away for a while. A picture that no node keeps is refused, not awaited.
func stopFiles(c *cluster) {
	picture := c.picture()
	c.files.kill()
	c.purchases(4 * buyers)
	for _, n := range c.Nodes {
		begun := time.Now()
		answers(n.address() + picture)
		if took := time.Since(begun); took >= probe.Timeout {
			c.Errorf("node %s answered a picture after %s", n.Name, took)
		}
		if !n.isReady() {
			c.Errorf("node %s is not ready without files", n.Name)
		}
	}
	c.must(c.files.start())
	for _, n := range c.Nodes {
		c.eventually("a picture", func() bool { return answers(n.address() + picture) })
	}
}

var pictureAddress = regexp.MustCompile(`/fichiers/[^"\s,]+`)

// picture is one that a page shows.
func (c *cluster) picture() string {
	c.Helper()
	_, page := c.visitor().ask(http.MethodGet, c.pages[len(c.pages)-1], nil, "")
	found := pictureAddress.Find(page)
	if found == nil {
		c.Fatalf("%s shows no picture", c.pages[len(c.pages)-1])
	}
	return string(found)
}

// cutNetwork pulls the cable between the nodes and the database: packets vanish, and nobody is told.
func cutNetwork(c *cluster) {
	c.run("ip", "link", "set", "back", "down")
	time.Sleep(15 * time.Second)
	c.run("ip", "link", "set", "back", "up")
}

// fillDisk leaves a node without a byte on its own disk, then has it start like that.
func fillDisk(c *cluster) {
	n := c.Nodes[1]
	junk := filepath.Join(n.data, "junk")
	out, err := exec.Command("dd", "if=/dev/zero", "of="+junk, "bs=64k").CombinedOutput()
	if err == nil {
		c.Fatalf("the disk has no end: %s", out)
	}
	c.purchases(2 * buyers)
	if !n.isReady() {
		c.Error("a node whose own disk is full is not ready")
	}
	c.must(n.restart())
	c.eventually("the node's return", n.isReady)
	c.purchases(buyers)
	c.must(os.Remove(junk))
}

// buildAhead builds the product with a clock that is ten minutes ahead. No tool of the system shifts the clock of one
// process that asks the kernel without a library, as Go's do.
func buildAhead(c *cluster) {
	source := filepath.Join(strings.TrimSpace(c.run("go", "env", "GOROOT")), "src", "time", "time.go")
	text, err := os.ReadFile(source)
	c.must(err)
	const now = "sec, nsec, mono := runtimeNow()\n"
	if strings.Count(string(text), now) != 1 {
		c.Fatal("this version of Go reads the clock elsewhere")
	}
	c.build(source, strings.Replace(string(text), now, now+"\tsec += 600\n", 1))
}

// setClockAhead gives a node the wrong clock, and then the right one again.
func setClockAhead(c *cluster) {
	n := c.Nodes[2]
	c.must(n.replace(c.other()))
	c.eventually("the node's return", n.isReady)
	c.purchases(10 * buyers)
	c.must(n.replace(binary))
	c.eventually("the node's return", n.isReady)
}

const nextMigration = `-- What a next version might bring.
CREATE TABLE next_versions (id TEXT PRIMARY KEY);
ALTER TABLE orders ADD COLUMN next_note TEXT NOT NULL DEFAULT '';
`

// buildNext builds the next version, which brings a migration.
func buildNext(c *cluster) {
	root, err := os.Getwd()
	c.must(err)
	c.build(filepath.Join(root, "migrations", "9000_next.sql"), nextMigration)
}

// upgrade replaces the nodes one by one by the next version.
func upgrade(c *cluster) {
	c.binary = c.other()
	for _, n := range c.Nodes {
		c.must(n.replace(c.binary))
		c.eventually("the node's return", n.isReady)
	}
}

// other is the binary that was built last.
func (c *cluster) other() string { return filepath.Join(c.Folder, "rangrue") }

// build builds the product with another text for one source file, or with one more, and changes none of them.
func (c *cluster) build(source, text string) {
	c.Helper()
	path := c.other()
	c.must(os.RemoveAll(path)) // a node may still run it
	c.must(os.WriteFile(path+".source", []byte(text), 0o644))
	c.must(os.WriteFile(path+".json", fmt.Appendf(nil, `{"Replace":{%q:%q}}`, source, path+".source"), 0o644))
	c.run("go", "build", "-overlay", path+".json", "-ldflags", "-s -w -X main.version=next", "-o", path,
		"./cmd/rangrue")
}
