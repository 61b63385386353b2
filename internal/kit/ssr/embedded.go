package ssr

import (
	"fmt"
	"time"

	"modernc.org/quickjs"
)

// Limits of an embedded engine's memory, in bytes. A listing page needs about 10 MB: they stop a runaway, not a heavy
// page. What a page leaves behind is mostly freed as it goes; only cycles wait for a collection, which looks at the
// whole bundle and is worth doing once for several pages.
const (
	engineMemory = 96 << 20
	engineGC     = 40 << 20
)

// embedded is QuickJS inside this process.
type embedded struct{ vm *quickjs.VM }

// embeddedStarter compiles the bundle once for all engines.
func embeddedStarter(bundle string, timeout time.Duration) (func() (engine, error), error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, fmt.Errorf("start script engine: %w", err)
	}
	defer vm.Close()
	bytecode, err := vm.Compile(bundle, quickjs.EvalGlobal)
	if err != nil {
		return nil, fmt.Errorf("compile the server bundle: %w", err)
	}
	return func() (engine, error) { return startEmbedded(bytecode, timeout) }, nil
}

func startEmbedded(bytecode []byte, timeout time.Duration) (engine, error) {
	vm, err := quickjs.NewVM()
	if err != nil {
		return nil, fmt.Errorf("start script engine: %w", err)
	}
	vm.SetMemoryLimit(engineMemory)
	if _, err := vm.EvalBytecode(bytecode); err != nil {
		vm.Close()
		return nil, fmt.Errorf("load the server bundle: %w", err)
	}
	if err := vm.SetEvalTimeout(timeout); err != nil {
		vm.Close()
		return nil, fmt.Errorf("bound the engine's time: %w", err)
	}
	return embedded{vm}, nil
}

func (e embedded) call(function string, args []string) (out string, err error) {
	defer recovered(&err)         // out of its own memory, for example
	e.vm.SetGCThreshold(engineGC) // a collection sets it to half as much again as it left
	values := make([]any, len(args))
	for i, arg := range args {
		values[i] = arg
	}
	value, err := e.vm.Call(function, values...)
	if err != nil {
		return "", err
	}
	out, ok := value.(string)
	if !ok {
		return "", fmt.Errorf("%s returned %T, not a string", function, value)
	}
	return out, nil
}

func (e embedded) close() (err error) {
	defer recovered(&err)
	return e.vm.Close()
}

// recovered turns a panic of the engine into an error.
func recovered(err *error) {
	if p := recover(); p != nil {
		*err = fmt.Errorf("engine panic: %v", p)
	}
}
