package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strconv"
	"sync"
	"time"
)

// request is one HTTP/1.1 request, ready to be written, and the status its answer must have.
type request struct {
	raw    []byte
	status int
}

// get builds a read as a browser sends it.
func get(path string) request {
	return request{raw: fmt.Appendf(nil, "GET %s HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n\r\n",
		path), status: 200}
}

// result is what a load run measured.
type result struct {
	answers   int
	perSecond float64
	p50, p99  time.Duration
}

// load sends requests over a number of kept-alive connections for a while. next gives the i-th request of a
// connection, and an empty one when there are no more. The client reads answers with as little work as it can, because
// it shares the cores with the server.
func load(address string, connections int, duration time.Duration, next func(connection, i int) request) (result,
	error) {
	return together(connections, duration, func(c int, until time.Time) ([]time.Duration, error) {
		return drive(address, until, func(i int) request { return next(c, i) })
	})
}

// together has so many clients at work at once for a while, and sums up how long each thing took them.
func together(clients int, duration time.Duration, work func(client int, until time.Time) ([]time.Duration,
	error)) (result, error) {
	var (
		mu    sync.Mutex
		times []time.Duration
		fail  error
		wait  sync.WaitGroup
	)
	began := time.Now()
	for n := range clients {
		wait.Go(func() {
			mine, err := work(n, began.Add(duration))
			mu.Lock()
			defer mu.Unlock()
			times = append(times, mine...)
			if err != nil {
				fail = err
			}
		})
	}
	wait.Wait()
	elapsed := time.Since(began)
	if fail != nil {
		return result{}, fmt.Errorf("%d times, then: %w", len(times), fail)
	}
	if len(times) == 0 {
		return result{}, errors.New("nothing was done in time")
	}
	slices.Sort(times)
	return result{
		answers: len(times), perSecond: float64(len(times)) / elapsed.Seconds(),
		p50: times[len(times)/2], p99: times[len(times)*99/100],
	}, nil
}

func drive(address string, until time.Time, next func(i int) request) ([]time.Duration, error) {
	conn, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	reader := bufio.NewReaderSize(conn, 64<<10)
	var times []time.Duration
	for i := 0; ; i++ {
		before := time.Now()
		if before.After(until) {
			return times, nil
		}
		r := next(i)
		if r.raw == nil {
			return times, nil
		}
		if _, err := conn.Write(r.raw); err != nil {
			return nil, err
		}
		status, err := readAnswer(reader, nil)
		if err != nil {
			return nil, err
		}
		if status != r.status {
			line, _, _ := bytes.Cut(r.raw, []byte("\r\n"))
			return nil, fmt.Errorf("%s: status %d, want %d", line, status, r.status)
		}
		times = append(times, time.Since(before))
	}
}

// readAnswer reads one answer with a known length or in chunks, its body into body, or nowhere when that is nil.
func readAnswer(r *bufio.Reader, body *bytes.Buffer) (status int, err error) {
	length, chunked := 0, false
	for {
		line, err := r.ReadSlice('\n')
		if err != nil {
			return 0, err
		}
		line = bytes.TrimRight(line, "\r\n")
		switch {
		case len(line) == 0:
			if chunked {
				return status, readChunks(r, body)
			}
			return status, take(r, body, length)
		case status == 0:
			if len(line) < 12 {
				return 0, fmt.Errorf("not an HTTP answer: %q", line)
			}
			status, err = strconv.Atoi(string(line[9:12]))
		case hasHeader(line, "Content-Length:"):
			length, err = strconv.Atoi(string(bytes.TrimSpace(line[15:])))
		case hasHeader(line, "Transfer-Encoding:"):
			chunked = true
		}
		if err != nil {
			return 0, err
		}
	}
}

// take moves so many bytes of an answer to where they go.
func take(r *bufio.Reader, body *bytes.Buffer, bytes int) (err error) {
	if body == nil {
		_, err = r.Discard(bytes)
	} else {
		_, err = io.CopyN(body, r, int64(bytes))
	}
	return err
}

func hasHeader(line []byte, name string) bool {
	return len(line) > len(name) && bytes.EqualFold(line[:len(name)], []byte(name))
}

func readChunks(r *bufio.Reader, body *bytes.Buffer) error {
	for {
		line, err := r.ReadSlice('\n')
		if err != nil {
			return err
		}
		size, err := strconv.ParseInt(string(bytes.TrimSpace(line)), 16, 32)
		if err != nil {
			return err
		}
		if err := take(r, body, int(size)); err != nil {
			return err
		}
		if _, err := r.Discard(2); err != nil || size == 0 {
			return err
		}
	}
}
