package mail

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/google/uuid"
)

// Folder keeps messages as .eml files instead of sending them: the default of a machine without a mail server.
// [DevPages] shows them; any mail program opens them.
type Folder struct {
	dir  string
	from string
	now  func() time.Time
}

// NewFolder keeps messages in dir, which is made when absent.
func NewFolder(dir, from string, now func() time.Time) (*Folder, error) {
	if _, err := parseAddress(from); err != nil {
		return nil, errors.New("mail: the sender must be an e-mail address, with or without a name")
	}
	if err := os.MkdirAll(dir, 0o750); err != nil {
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
	temp, err := os.CreateTemp(f.dir, ".nouveau-*")
	if err != nil {
		return fmt.Errorf("mail: folder: %w", err)
	}
	defer os.Remove(temp.Name()) //nolint:errcheck // gone already when it took its place
	_, err = msg.WriteTo(temp)
	if err := errors.Join(err, temp.Close()); err != nil {
		return fmt.Errorf("mail: folder: %w", err)
	}
	name := fmt.Sprintf("%s-%s.eml", now.UTC().Format("20060102T150405.000Z"), id)
	if err := os.Rename(temp.Name(), filepath.Join(f.dir, name)); err != nil {
		return fmt.Errorf("mail: folder: %w", err)
	}
	return nil
}
