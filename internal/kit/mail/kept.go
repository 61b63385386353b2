package mail

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/textproto"
	"os"
	"path/filepath"
	"strings"
)

// kept is a message read back from its file.
type kept struct {
	Name, From, To, Subject, Date, HTML, Text, View string
	Attachments                                     []keptFile
}

type keptFile struct {
	Name, ContentType string
	Data              []byte
}

// Size is written as a reader expects it.
func (f keptFile) Size() string { return fmt.Sprintf("%d\u00a0ko", (len(f.Data)+1023)/1024) }

func (p devPages) file(name string) ([]byte, error) {
	if !emlName.MatchString(name) {
		return nil, fs.ErrNotExist
	}
	return os.ReadFile(filepath.Join(p.dir, name))
}

func (p devPages) read(name string) (kept, error) {
	data, err := p.file(name)
	if err != nil {
		return kept{}, err
	}
	message, err := mail.ReadMessage(bytes.NewReader(data))
	if err != nil {
		return kept{}, fmt.Errorf("mail: read %s: %w", name, err)
	}
	header := func(name string) string {
		value := message.Header.Get(name)
		if decoded, err := new(mime.WordDecoder).DecodeHeader(value); err == nil {
			return decoded
		}
		return value
	}
	m := kept{Name: name, Subject: header("Subject"), From: header("From"), To: header("To")}
	if date, err := message.Header.Date(); err == nil {
		m.Date = date.Format("2006-01-02 15:04")
	}
	if err := m.take(textproto.MIMEHeader(message.Header), message.Body); err != nil {
		return kept{}, fmt.Errorf("mail: read %s: %w", name, err)
	}
	return m, nil
}

// take sorts a part, and the parts inside it, into text, HTML and attachments.
func (m *kept) take(header textproto.MIMEHeader, body io.Reader) error {
	kind, parameters, err := mime.ParseMediaType(header.Get("Content-Type"))
	if err != nil {
		return err
	}
	if strings.HasPrefix(kind, "multipart/") {
		return m.takeAll(multipart.NewReader(body, parameters["boundary"]))
	}
	content, err := io.ReadAll(decoded(header.Get("Content-Transfer-Encoding"), body))
	if err != nil {
		return err
	}
	disposition, file, _ := mime.ParseMediaType(header.Get("Content-Disposition"))
	switch {
	case disposition == "attachment":
		name, err := new(mime.WordDecoder).DecodeHeader(file["filename"])
		if err != nil {
			name = file["filename"]
		}
		m.Attachments = append(m.Attachments, keptFile{name, kind, content})
	case kind == "text/html":
		m.HTML = string(content)
	case kind == "text/plain":
		m.Text = string(content)
	}
	return nil
}

func (m *kept) takeAll(parts *multipart.Reader) error {
	for {
		part, err := parts.NextRawPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := m.take(part.Header, part); err != nil {
			return err
		}
	}
}

func decoded(encoding string, body io.Reader) io.Reader {
	switch strings.ToLower(encoding) {
	case "quoted-printable":
		return quotedprintable.NewReader(body)
	case "base64":
		return base64.NewDecoder(base64.StdEncoding, body)
	}
	return body
}
