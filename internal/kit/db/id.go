package db

import "github.com/google/uuid"

// NewID makes a text id that sorts by time of creation (UUIDv7), so that indexes grow at their end.
func NewID() string { return uuid.Must(uuid.NewV7()).String() }
