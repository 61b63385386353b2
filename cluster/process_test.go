//go:build cluster

package cluster_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// process is a program of the cluster, which can be started again after its end.
type process struct {
	name  string
	args  []string
	env   []string
	as    *syscall.Credential // root when nil
	log   string
	cmd   *exec.Cmd
	ended chan struct{}
}

func (p *process) start() error {
	log, err := os.OpenFile(p.log, os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	defer log.Close()
	p.cmd = exec.Command(p.args[0], p.args[1:]...)
	p.cmd.Env = append(os.Environ(), p.env...)
	p.cmd.Dir = filepath.Dir(p.log)
	if p.as == nil {
		p.cmd.Dir = "" // the product's binary is named from the root of the repository
	}
	p.cmd.Stdout, p.cmd.Stderr = log, log
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Credential: p.as}
	if err := p.cmd.Start(); err != nil {
		return fmt.Errorf("%s: %w", p.name, err)
	}
	ended, cmd := make(chan struct{}), p.cmd
	p.ended = ended
	go func() { _ = cmd.Wait(); close(ended) }()
	return nil
}

// kill ends the process as a power cut does.
func (p *process) kill() {
	_ = p.cmd.Process.Kill()
	<-p.ended
}

// stop ends the process as an operator does.
func (p *process) stop() error {
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	select {
	case <-p.ended:
		return nil
	case <-time.After(time.Minute):
		p.kill()
		return fmt.Errorf("%s did not stop within a minute", p.name)
	}
}

func (p *process) restart() error { return errors.Join(p.stop(), p.start()) }

// killServer ends a PostgreSQL server and its sessions as a power cut does. The server was started by patroni, which
// is asked nothing.
func killServer(data string) error {
	text, err := os.ReadFile(filepath.Join(data, "postmaster.pid"))
	if err != nil {
		return err
	}
	first, _, _ := strings.Cut(string(text), "\n")
	sessions, err := os.ReadFile(filepath.Join("/proc", first, "task", first, "children"))
	if err != nil {
		return err
	}
	for _, each := range append([]string{first}, strings.Fields(string(sessions))...) {
		if pid, err := strconv.Atoi(each); err == nil {
			_ = syscall.Kill(pid, syscall.SIGKILL)
		}
	}
	return nil
}
