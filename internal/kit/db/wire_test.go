package db_test

import (
	"fmt"
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

// wire stands between a DB and its PostgreSQL server. It counts what the DB says, and can lose an answer.
type wire struct {
	server string // its own address
	mu     sync.Mutex
	said   map[byte]int // messages by their kind
	losing bool
}

// onWire runs a test on a database of PostgreSQL that is reached through a wire, with one connection of each kind.
func onWire(t *testing.T, test func(t *testing.T, d *db.DB, w *wire)) {
	dbtest.RunURL(t, func(t *testing.T, address string) {
		if address[:9] != "postgres:" {
			t.Skip("SQLite has no wire")
		}
		if strings.Contains(address, "default_query_exec_mode") {
			t.Skip("what is said to a pooler is not what is counted here")
		}
		config, err := pgconn.ParseConfig(address)
		if err != nil {
			t.Fatal(err)
		}
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		w := &wire{server: address, said: map[byte]int{}}
		t.Cleanup(func() { listener.Close() })
		go w.serve(listener, config)
		through := url.URL{Scheme: "postgres", User: url.UserPassword(config.User, config.Password), Host: listener.Addr().String(),
			Path: "/" + config.Database, RawQuery: "sslmode=disable&readers=1&writers=1&light=1"}
		test(t, dbtest.Open(t, through.String()), w)
	})
}

func (w *wire) serve(listener net.Listener, config *pgconn.Config) {
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
		go w.carryAnswers(client, server)
		go w.carry(client, server)
	}
}

// carry passes on what the DB says, and counts it.
func (w *wire) carry(client, server net.Conn) {
	defer server.Close()
	head := make([]byte, 5)
	first := head[1:] // the first message has no kind
	for {
		if _, err := io.ReadFull(client, first); err != nil {
			return
		}
		length := int(head[1])<<24 | int(head[2])<<16 | int(head[3])<<8 | int(head[4])
		body := make([]byte, length-4)
		if _, err := io.ReadFull(client, body); err != nil {
			return
		}
		w.mu.Lock()
		if len(first) == 5 {
			w.said[head[0]]++
		}
		w.mu.Unlock()
		if _, err := server.Write(append(append([]byte{}, first...), body...)); err != nil {
			return
		}
		first = head
	}
}

// carryAnswers passes on what the server says. An answer that is to be lost takes the connection with it.
func (w *wire) carryAnswers(client, server net.Conn) {
	defer client.Close()
	heard := make([]byte, 4096)
	for {
		n, err := server.Read(heard)
		w.mu.Lock()
		losing := w.losing
		w.losing = w.losing && n == 0
		w.mu.Unlock()
		if err != nil || losing {
			return
		}
		if _, err := client.Write(heard[:n]); err != nil {
			return
		}
	}
}

// during tells how many messages ended with a Sync, and how many statements were in them, while do ran.
func (w *wire) during(do func()) string {
	w.mu.Lock()
	clear(w.said)
	w.mu.Unlock()
	do()
	w.mu.Lock()
	defer w.mu.Unlock()
	return fmt.Sprintf("%d statements in %d messages", w.said['E'], w.said['S'])
}

func (w *wire) loseTheNextAnswer() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.losing = true
}
