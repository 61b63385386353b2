package mail

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"time"

	"rangrue/internal/kit/db"
	"rangrue/internal/kit/jobs"
	"rangrue/internal/kit/problem"
)

// Letter is a message that was kept because it is about something.
type Letter struct {
	ID        string
	About     string
	To        []string
	Subject   string
	CreatedAt time.Time
}

// keepLetters is how long a letter can be read and sent again.
const keepLetters = 400 * 24 * time.Hour

// ErrLetterNotFound is the answer for a letter that was never kept, or no longer is.
var ErrLetterNotFound = problem.New(problem.NotFound, "letter_not_found", problem.Say(
	"Cette lettre n’est pas conservée.", "This letter is not kept."))

// About lists the letters about something, the oldest first.
func About(ctx context.Context, r db.Reader, about string) ([]Letter, error) {
	letters, err := lettersAbout(ctx, r, about)
	if err != nil {
		return nil, fmt.Errorf("mail: list letters: %w", err)
	}
	return letters, nil
}

// Read loads a kept letter as it was written, without its attachments. [ErrLetterNotFound] when there is none.
func Read(ctx context.Context, r db.Reader, id string) (m Message, err error) {
	packed, err := letterContent(ctx, r, id)
	if err != nil {
		return m, err
	}
	return unpack(packed)
}

// Forget deletes a kept letter that will never leave.
func Forget(ctx context.Context, tx *db.Tx, id string) error {
	if err := forgetLetter(ctx, tx, id); err != nil {
		return fmt.Errorf("mail: forget a letter: %w", err)
	}
	return nil
}

// FailedIDs are the messages that could not be delivered and wait for an operator.
func FailedIDs(ctx context.Context, q *jobs.Queue, limit int) (map[string]bool, error) {
	failed, err := q.Failed(ctx, limit)
	ids := map[string]bool{}
	for _, job := range failed {
		var payload Job
		if job.Kind == JobKind && json.Unmarshal([]byte(job.Payload), &payload) == nil {
			ids[payload.Message.ID] = true
		}
	}
	return ids, err
}

// pack makes a letter small: most of its HTML is the same in every letter.
func pack(m Message) (string, error) {
	m.Attachments = nil
	text, err := json.Marshal(m)
	if err != nil {
		return "", err
	}
	var small bytes.Buffer
	zip, err := gzip.NewWriterLevel(&small, gzip.BestSpeed)
	if err != nil {
		return "", err
	}
	if _, err := zip.Write(text); err != nil {
		return "", err
	}
	if err := zip.Close(); err != nil {
		return "", err
	}
	return base64.StdEncoding.EncodeToString(small.Bytes()), nil
}

func unpack(packed string) (m Message, err error) {
	small, err := base64.StdEncoding.DecodeString(packed)
	if err != nil {
		return m, fmt.Errorf("mail: read a letter: %w", err)
	}
	zip, err := gzip.NewReader(bytes.NewReader(small))
	if err != nil {
		return m, fmt.Errorf("mail: read a letter: %w", err)
	}
	if err := json.NewDecoder(zip).Decode(&m); err != nil {
		return m, fmt.Errorf("mail: read a letter: %w", err)
	}
	return m, nil
}
