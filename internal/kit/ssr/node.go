package ssr

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"time"
)

// nodeScript answers calls of the bundle, one JSON message a line each way.
//
//go:embed node.cjs
var nodeScript string

const (
	nodeMemory = "--max-old-space-size=256" // megabytes
	// nodeGrace is how much later than the script's own limit a process that does not answer is killed. Its first
	// call waits for Node to start.
	nodeGrace = 5 * time.Second
)

// node is a child process that runs the bundle in V8.
type node struct {
	command *exec.Cmd
	in      io.WriteCloser
	out     *bufio.Reader
	limit   time.Duration // for one answer
}

func nodeStarter(program, bundle string, timeout time.Duration) func() (engine, error) {
	return func() (engine, error) { return startNode(program, bundle, timeout) }
}

func startNode(program, bundle string, timeout time.Duration) (engine, error) {
	command := exec.Command(program, nodeMemory, "--eval", nodeScript)
	command.Env = []string{"NODE_ENV=production"} // nothing of ours: a page needs no secret
	in, err := command.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := command.Start(); err != nil {
		return nil, fmt.Errorf("start Node: %w", err)
	}
	n := &node{command: command, in: in, out: bufio.NewReaderSize(out, 64<<10), limit: timeout + nodeGrace}
	if _, err := n.ask(map[string]any{"bundle": bundle, "timeout": timeout.Milliseconds()}); err != nil {
		return nil, errors.Join(fmt.Errorf("load the server bundle: %w", err), n.close())
	}
	return n, nil
}

func (n *node) call(function string, args []string) (string, error) {
	return n.ask(map[string]any{"call": function, "args": args})
}

// ask sends a message and waits for its answer. A process that does not answer in time is killed, which ends the wait.
func (n *node) ask(message any) (string, error) {
	line, err := json.Marshal(message)
	if err != nil {
		return "", err
	}
	overdue := time.AfterFunc(n.limit, func() { _ = n.command.Process.Kill() })
	defer overdue.Stop()
	if _, err := n.in.Write(append(line, '\n')); err != nil {
		return "", fmt.Errorf("write to Node: %w", err)
	}
	answer, err := n.out.ReadBytes('\n')
	if err != nil {
		return "", fmt.Errorf("read from Node: %w", err)
	}
	var a struct {
		Out   string `json:"out"`
		Error string `json:"error"`
	}
	if err := json.Unmarshal(answer, &a); err != nil {
		return "", fmt.Errorf("read from Node: %w", err)
	}
	if a.Error != "" {
		return "", errors.New(a.Error)
	}
	return a.Out, nil
}

func (n *node) close() error {
	_ = n.in.Close()
	_ = n.command.Process.Kill() // it keeps nothing
	_ = n.command.Wait()         // how it ended says nothing new
	return nil
}
