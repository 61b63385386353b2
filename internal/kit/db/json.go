package db

import (
	"encoding/json"
	"fmt"
)

// JSON is a value as a column keeps it. It is for our own types, of text, numbers, lists and maps, which cannot fail to
// be written.
func JSON(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("db: %v", err))
	}
	return string(text)
}

// ReadJSON reads what [JSON] wrote. An empty text leaves the value as it is.
func ReadJSON(text string, into any) error {
	if text == "" {
		return nil
	}
	return json.Unmarshal([]byte(text), into)
}
