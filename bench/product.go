package main

import (
	"bufio"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// product is the built binary under measure, on a throw-away data folder.
type product struct {
	address                 string
	data                    string
	kept                    bool     // the folder outlives the measure
	env                     []string // of its own, beside what every product under measure has
	command                 *exec.Cmd
	firstStart, secondStart time.Duration
	ready                   time.Duration // of the last start: until /readyz said so
}

// startProduct starts the product twice: once to make the demo market, once as it starts every day.
func startProduct() (*product, error) {
	data, err := os.MkdirTemp("", "rangrue-bench-")
	if err != nil {
		return nil, err
	}
	p := &product{data: data}
	if p.firstStart, err = p.start(); err != nil {
		p.stop()
		return nil, err
	}
	time.Sleep(90 * time.Second) // the demo market's photographs are being prepared; let them be
	p.halt()
	if p.secondStart, err = p.start(); err != nil {
		p.stop()
		return nil, err
	}
	return p, nil
}

// start runs the binary and waits until it is ready, then for the first byte of the home page.
func (p *product) start() (time.Duration, error) {
	var err error
	if p.address, err = freeAddress(); err != nil {
		return 0, err
	}
	p.command = exec.Command("bin/rangrue", "serve")
	p.command.Env = append(os.Environ(), "RR_ADDR="+p.address, "RR_PUBLIC_URL=http://"+p.address, "RR_DATA_DIR="+p.data,
		"RR_DEMO=1", "RR_RATE_LIMIT=1000000000", "RR_LOG_LEVEL=error")
	p.command.Env = append(p.command.Env, p.env...)
	p.command.Stderr = os.Stderr
	began := time.Now()
	if err := p.command.Start(); err != nil {
		return 0, err
	}
	if p.ready, err = p.await("/readyz", began); err != nil {
		return 0, err
	}
	return p.await("/", began)
}

// await asks until an address answers, and returns how long after a start that is.
func (p *product) await(path string, began time.Time) (time.Duration, error) {
	for time.Since(began) < 5*time.Minute {
		answer, err := http.Get("http://" + p.address + path)
		if err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return time.Since(began), nil
			}
		}
		time.Sleep(5 * time.Millisecond)
	}
	return 0, fmt.Errorf("%s did not answer within five minutes", path)
}

// freeAddress is one that nobody listens on.
func freeAddress() (string, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer listener.Close()
	return listener.Addr().String(), nil
}

// memory is the resident size of the product in megabytes, after a quiet moment.
func (p *product) memory() (float64, error) {
	time.Sleep(5 * time.Second)
	file, err := os.Open(filepath.Join("/proc", strconv.Itoa(p.command.Process.Pid), "status"))
	if err != nil {
		return 0, err
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if rest, ok := strings.CutPrefix(lines.Text(), "VmRSS:"); ok {
			kb, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
			return kb / 1024, err
		}
	}
	return 0, fmt.Errorf("no VmRSS in the process status")
}

// halt stops the process as an operator would.
func (p *product) halt() {
	if p.command != nil && p.command.Process != nil {
		_ = p.command.Process.Signal(syscall.SIGTERM)
		_ = p.command.Wait()
	}
}

func (p *product) stop() {
	p.halt()
	if !p.kept {
		os.RemoveAll(p.data)
	}
}
