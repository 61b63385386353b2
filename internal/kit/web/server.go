package web

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"
)

// NewServer wraps a handler in a server that no slow or talkative client can hold.
func NewServer(handler http.Handler, log *slog.Logger) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       30 * time.Second,
		WriteTimeout:      60 * time.Second,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    32 << 10,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelDebug), // broken handshakes and the like
	}
}

// Serve answers on listener until ctx ends, then stops gracefully: first it calls before (readiness goes false there,
// and may wait for the balancer to notice), then takes no new connection and gives the requests in flight at most
// grace to finish. It returns nil when all of them did.
func Serve(ctx context.Context, server *http.Server, listener net.Listener, grace time.Duration,
	before ...func()) error {
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	select {
	case err := <-failed:
		return fmt.Errorf("serve %s: %w", listener.Addr(), err)
	case <-ctx.Done():
	}
	for _, f := range before {
		f()
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), grace)
	defer cancel()
	if err := server.Shutdown(stop); err != nil {
		return errors.Join(fmt.Errorf("requests were still running after %s: %w", grace, err), server.Close())
	}
	return nil
}
