package ssr

import (
	"bufio"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// nodeScript answers calls of the bundle. A message is a line of JSON that tells how long its texts are, then these:
// pages are long, and need not be quoted once more.
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
	if _, err := n.ask("", bundle, strconv.FormatInt(timeout.Milliseconds(), 10)); err != nil {
		return nil, errors.Join(fmt.Errorf("load the server bundle: %w", err), n.close())
	}
	return n, nil
}

func (n *node) call(function string, args []string) (string, error) { return n.ask(function, args...) }

// ask calls a function, or loads the bundle when it has no name, and waits for the answer. A process that does not
// answer in time is killed, which ends the wait.
func (n *node) ask(function string, args ...string) (string, error) {
	overdue := time.AfterFunc(n.limit, func() { _ = n.command.Process.Kill() })
	defer overdue.Stop()
	if err := n.send(function, args); err != nil {
		return "", fmt.Errorf("write to Node: %w", err)
	}
	failed, text, err := n.receive()
	if err != nil {
		return "", fmt.Errorf("read from Node: %w", err)
	}
	if failed {
		return "", errors.New(text)
	}
	return text, nil
}

func (n *node) send(function string, args []string) error {
	lengths := make([]int, len(args))
	for i, arg := range args {
		lengths[i] = len(arg)
	}
	header, err := json.Marshal(map[string]any{"call": function, "lengths": lengths})
	if err != nil {
		return err
	}
	_, err = io.WriteString(n.in, string(header)+"\n"+strings.Join(args, ""))
	return err
}

func (n *node) receive() (failed bool, text string, err error) {
	line, err := n.out.ReadBytes('\n')
	if err != nil {
		return false, "", err
	}
	var header struct {
		Failed bool `json:"failed"`
		Length int  `json:"length"`
	}
	if err := json.Unmarshal(line, &header); err != nil {
		return false, "", err
	}
	body := make([]byte, header.Length)
	_, err = io.ReadFull(n.out, body)
	return header.Failed, string(body), err
}

func (n *node) close() error {
	_ = n.in.Close()
	_ = n.command.Process.Kill() // it keeps nothing
	_ = n.command.Wait()         // how it ended says nothing new
	return nil
}
