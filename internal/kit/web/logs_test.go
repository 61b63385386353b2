package web_test

import (
	"bytes"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"rangrue/internal/kit/web"
)

// page is a buffer that may be read while the logger's timer writes.
type page struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (p *page) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.text.Write(b)
}

func (p *page) String() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.text.String()
}

func TestRequestLinesLeaveTogetherAndWarningsAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out page
		log, flush := web.NewLogger(&out, slog.LevelInfo, "json")
		log.Debug("unseen")
		log.Info("one")
		log.With("part", "x").Info("two")
		if out.String() != "" {
			t.Errorf("a line left alone: %s", out.String())
		}
		time.Sleep(time.Second)
		synctest.Wait()
		if lines := strings.Count(out.String(), "\n"); lines != 2 || strings.Contains(out.String(), "unseen") {
			t.Errorf("after a second: %s", out.String())
		}
		log.Info("three")
		log.With("part", "x").Warn("four")
		if !strings.Contains(out.String(), "three") || !strings.Contains(out.String(), "four") {
			t.Errorf("after a warning: %s", out.String())
		}
		log.Info("five")
		flush()
		if !strings.Contains(out.String(), "five") {
			t.Errorf("after a flush: %s", out.String())
		}
	})
}

func TestLinesMayBeReadable(t *testing.T) {
	var out bytes.Buffer
	log, flush := web.NewLogger(&out, slog.LevelInfo, "text")
	log.Info("ready", "address", ":8080")
	flush()
	if !strings.Contains(out.String(), "msg=ready address=:8080") {
		t.Errorf("text: %s", out.String())
	}
}
