package db_test

import (
	"encoding/binary"
	"io"
	"net"
	"net/url"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5/pgconn"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/db/dbtest"
)

// proxy stands between a DB and its PostgreSQL server. It counts round trips, and can lose an answer.
type proxy struct {
	mu     sync.Mutex
	trips  int
	losing bool
}

// throughProxy runs a test on a PostgreSQL database that is reached through a proxy.
func throughProxy(t *testing.T, test func(t *testing.T, d *db.DB, p *proxy)) {
	dbtest.RunURL(t, func(t *testing.T, address string) {
		if address[:9] != "postgres:" {
			t.Skip("SQLite has no server")
		}
		if strings.Contains(address, "default_query_exec_mode") {
			t.Skip("this test counts the round trips of pgx's ordinary mode")
		}
		config, err := pgconn.ParseConfig(address)
		if err != nil {
			t.Fatal(err)
		}
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { listener.Close() })
		p := &proxy{}
		go p.accept(listener, config)
		through := url.URL{Scheme: "postgres", User: url.UserPassword(config.User, config.Password),
			Host: listener.Addr().String(), Path: "/" + config.Database, RawQuery: "sslmode=disable&connections=2"}
		test(t, dbtest.Open(t, through.String()), p)
	})
}

func (p *proxy) accept(listener net.Listener, config *pgconn.Config) {
	for {
		client, err := listener.Accept()
		if err != nil {
			return
		}
		network, address := pgconn.NetworkAddress(config.Host, config.Port)
		server, err := net.Dial(network, address)
		if err != nil {
			client.Close()
			return
		}
		go p.copyAnswers(client, server)
		go p.copyMessages(server, client)
	}
}

// copyMessages passes on what the client sends. The server answers at each Sync and at each plain query.
func (p *proxy) copyMessages(server, client net.Conn) {
	defer server.Close()
	head := make([]byte, 5)
	part := head[1:] // the first message has no kind
	for {
		if _, err := io.ReadFull(client, part); err != nil {
			return
		}
		body := make([]byte, binary.BigEndian.Uint32(head[1:])-4)
		if _, err := io.ReadFull(client, body); err != nil {
			return
		}
		if len(part) == 5 && (head[0] == 'S' || head[0] == 'Q') {
			p.mu.Lock()
			p.trips++
			p.mu.Unlock()
		}
		if _, err := server.Write(append(append([]byte{}, part...), body...)); err != nil {
			return
		}
		part = head
	}
}

// copyAnswers passes on what the server sends. An answer that is to be lost takes the connection with it.
func (p *proxy) copyAnswers(client, server net.Conn) {
	defer client.Close()
	answer := make([]byte, 4096)
	for {
		n, err := server.Read(answer)
		p.mu.Lock()
		losing := p.losing
		p.losing = p.losing && n == 0
		p.mu.Unlock()
		if err != nil || losing {
			return
		}
		if _, err := client.Write(answer[:n]); err != nil {
			return
		}
	}
}

// roundTrips tells how many there were while do ran.
func (p *proxy) roundTrips(do func()) int {
	p.mu.Lock()
	before := p.trips
	p.mu.Unlock()
	do()
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.trips - before
}

func (p *proxy) loseNextAnswer() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.losing = true
}
