package files

import (
	"bufio"
	"fmt"
	"io"
)

// exactly reads r and fails unless it has exactly size bytes. It reads one byte past the end before handing over the
// last ones, so that a store that stops at the announced size still hears of the excess before it commits.
type exactly struct {
	r          *bufio.Reader
	size, read int64
	err        error // why the reading failed, for stores whose client hides it
}

func newExactly(r io.Reader, size int64) *exactly {
	return &exactly{r: bufio.NewReaderSize(r, 64<<10), size: size}
}

func (e *exactly) Read(p []byte) (int, error) {
	if e.err != nil || len(p) == 0 {
		return 0, e.err
	}
	n, err := e.r.Read(p)
	e.read += int64(n)
	if err == io.EOF && e.read < e.size {
		return 0, e.fail(fmt.Errorf("%w: %d bytes of %d", ErrSize, e.read, e.size))
	}
	if err != nil && err != io.EOF {
		return 0, e.fail(err)
	}
	if e.read >= e.size && err == nil {
		if peekErr := e.mustEnd(); peekErr != nil {
			return 0, e.fail(peekErr)
		}
	}
	return n, err
}

func (e *exactly) mustEnd() error {
	if e.read == e.size {
		_, err := e.r.Peek(1)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
	return fmt.Errorf("%w: more than %d bytes", ErrSize, e.size)
}

func (e *exactly) fail(err error) error {
	e.err = err
	return err
}

// finish reads what is left and tells whether r ended where it was announced to.
func (e *exactly) finish() error {
	_, err := io.Copy(io.Discard, e)
	return err
}
