package db

import (
	"database/sql/driver"
	"encoding/binary"
	"fmt"
	"strconv"
)

// The messages of PostgreSQL's protocol that we write. Values travel as text: the server reads each as the type it expects
// there, so that nothing need be known of a statement before its values leave with it.

var (
	executeMessage = []byte{'E', 0, 0, 0, 9, 0, 0, 0, 0, 0} // the unnamed portal, every row
	describePortal = []byte{'D', 0, 0, 0, 6, 'P', 0}
	syncMessage    = []byte{'S', 0, 0, 0, 4}
)

// message starts a message of that kind; sealed writes its length once it is whole.
func message(out []byte, kind byte) (started []byte, at int) {
	return append(out, kind, 0, 0, 0, 0), len(out) + 1
}

func sealed(out []byte, at int) []byte {
	binary.BigEndian.PutUint32(out[at:], uint32(len(out)-at))
	return out
}

func text(out []byte, s string) []byte { return append(append(out, s...), 0) }

// parse has the server read a statement and keep it under a name; its parameters' types are the server's guess.
func parse(out []byte, name string, parts ...string) []byte {
	out, at := message(out, 'P')
	out = text(out, name)
	for _, part := range parts {
		out = append(out, part...)
	}
	return sealed(append(out, 0, 0, 0), at)
}

func describeStatement(out []byte, name string) []byte {
	out, at := message(out, 'D')
	return sealed(text(append(out, 'S'), name), at)
}

func closeStatement(out []byte, name string) []byte {
	out, at := message(out, 'C')
	return sealed(text(append(out, 'S'), name), at)
}

func bind(out []byte, name string, args []any) ([]byte, error) {
	out, at := message(out, 'B')
	out = append(out, 0) // the unnamed portal
	out = text(out, name)
	out = append(out, 0, 0) // every value is text
	out = binary.BigEndian.AppendUint16(out, uint16(len(args)))
	for i, arg := range args {
		var err error
		if out, err = value(out, arg); err != nil {
			return out, fmt.Errorf("argument $%d: %w", i+1, err)
		}
	}
	return sealed(append(out, 0, 0), at), nil // so is every column of the answer
}

// value writes one argument, with its length before it. A boolean is 0 or 1, as in [portable].
func value(out []byte, arg any) ([]byte, error) {
	at := len(out)
	out = append(out, 0, 0, 0, 0)
	switch v := arg.(type) {
	case string:
		out = append(out, v...)
	case int64:
		out = strconv.AppendInt(out, v, 10)
	case int:
		out = strconv.AppendInt(out, int64(v), 10)
	case float64:
		out = strconv.AppendFloat(out, v, 'g', -1, 64)
	case bool:
		digit := byte('0')
		if v {
			digit = '1'
		}
		out = append(out, digit)
	case nil:
		binary.BigEndian.PutUint32(out[at:], 0xFFFFFFFF)
		return out, nil
	case []byte:
		if v == nil {
			return value(out[:at], nil)
		}
		out = append(out, v...)
	default:
		return converted(out[:at], arg)
	}
	binary.BigEndian.PutUint32(out[at:], uint32(len(out)-at-4))
	return out, nil
}

// converted writes what database/sql would have made of an argument: the value of a Valuer or behind a pointer, or of a
// named type.
func converted(out []byte, arg any) ([]byte, error) {
	plain, err := driver.DefaultParameterConverter.ConvertValue(arg)
	if err != nil {
		return out, err
	}
	switch plain.(type) {
	case string, int64, float64, bool, nil, []byte:
		return value(out, plain)
	}
	return out, fmt.Errorf("a %T has no place in our dialect", arg)
}
