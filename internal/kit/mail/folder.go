package mail

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/google/uuid"
)

// Folder keeps messages as .eml files instead of sending them: the default of a machine without a mail server.
// [DevPages] shows them; any mail program opens them.
type Folder struct {
	dir  string
	from string
	now  func() time.Time
	sent atomic.Int64 // so that one message sent twice at once is written to two files
}

// NewFolder keeps messages in dir, which is made when absent.
func NewFolder(dir, from string, now func() time.Time) (*Folder, error) {
	if _, err := parseAddress(from); err != nil {
		return nil, errors.New("mail: the sender must be an e-mail address, with or without a name")
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("mail: folder: %w", err)
	}
	return &Folder{dir: dir, from: from, now: now}, nil
}

// Send writes the message under a name that sorts by time. A message sent again under its own id takes the place of
// the first, when both fall in the same millisecond, and otherwise stands beside it as it would in a real mailbox.
func (f *Folder) Send(_ context.Context, m Message) error {
	now := f.now()
	msg, err := compose(m, f.from, now)
	if err != nil {
		return err
	}
	id := m.ID
	if id == "" {
		id = uuid.NewString()
	}
	var text bytes.Buffer // written at once: the message comes in hundreds of small pieces
	text.Grow(sizeOf(m))
	if _, err := msg.WriteTo(&text); err != nil {
		return fmt.Errorf("mail: folder: %w", err)
	}
	name := fmt.Sprintf("%s-%s.eml", now.UTC().Format("20060102T150405.000Z"), id)
	temp := filepath.Join(f.dir, fmt.Sprintf(".nouveau-%s-%d", id, f.sent.Add(1)))
	if err := os.WriteFile(temp, text.Bytes(), 0o600); err != nil {
		return errors.Join(fmt.Errorf("mail: folder: %w", err), os.Remove(temp))
	}
	if err := os.Rename(temp, filepath.Join(f.dir, name)); err != nil {
		return errors.Join(fmt.Errorf("mail: folder: %w", err), os.Remove(temp))
	}
	return nil
}

// sizeOf is about how long a message is once it is encoded: a third more than its parts, and its headers.
func sizeOf(m Message) int {
	size := len(m.HTML) + len(m.Text)
	for _, a := range m.Attachments {
		size += len(a.Data)
	}
	return size + size/2 + 4<<10
}
