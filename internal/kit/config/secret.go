package config

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// exampleSecret is that of deploy/compose.yaml, which lets the example start with one command.
const exampleSecret = "change-this-secret-before-the-first-sale"

// MakeDataDir makes the data folder, which only its user may open: it holds orders, letters and the signing secret.
func (c Config) MakeDataDir() error {
	if err := os.MkdirAll(c.DataDir, 0o700); err != nil {
		return fmt.Errorf("make the data folder: %w", err)
	}
	// A folder that was there already may be open to others. Another user's folder is theirs to close.
	if err := os.Chmod(c.DataDir, 0o700); err != nil && !errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("make the data folder private: %w", err)
	}
	return nil
}

// SigningSecret is RR_SECRET, or the one kept in the data folder, made there at the first start. Two processes that
// start at the same time on one folder get the same.
func (c Config) SigningSecret() ([]byte, error) {
	if c.Secret != "" {
		return []byte(c.Secret), nil
	}
	path := filepath.Join(c.DataDir, "secret")
	if kept, err := readSecret(path); !errors.Is(err, fs.ErrNotExist) {
		return kept, err
	}
	if err := c.MakeDataDir(); err != nil {
		return nil, err
	}
	fresh := make([]byte, 32)
	rand.Read(fresh)                                   //nolint:errcheck // never fails
	draft, err := os.CreateTemp(c.DataDir, "secret-*") // mode 0600
	if err != nil {
		return nil, fmt.Errorf("keep the signing secret: %w", err)
	}
	defer os.Remove(draft.Name())
	_, err = draft.WriteString(hex.EncodeToString(fresh) + "\n")
	if err := errors.Join(err, draft.Sync(), draft.Close()); err != nil {
		return nil, fmt.Errorf("keep the signing secret: %w", err)
	}
	// A link, not a rename: it fails when another process was first, and then its secret is the one.
	if err := os.Link(draft.Name(), path); err != nil && !errors.Is(err, fs.ErrExist) {
		return nil, fmt.Errorf("keep the signing secret: %w", err)
	}
	return readSecret(path)
}

func readSecret(path string) ([]byte, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	kept := strings.TrimSpace(string(text))
	if len(kept) < 32 {
		return nil, fmt.Errorf("the signing secret in %s is too short; delete the file to have a new one made", path)
	}
	return []byte(kept), nil
}
