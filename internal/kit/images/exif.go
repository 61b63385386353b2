package images

import (
	"bytes"
	"encoding/binary"
)

// orientationOf reads the one EXIF tag that matters here. Anything unreadable means upright: a photograph with broken
// metadata is still a photograph.
func orientationOf(tiff []byte) int {
	const upright, tagOrientation, typeShort = 1, 0x0112, 3
	if len(tiff) < 8 {
		return upright
	}
	var order binary.ByteOrder
	switch string(tiff[:4]) {
	case "II*\x00":
		order = binary.LittleEndian
	case "MM\x00*":
		order = binary.BigEndian
	default:
		return upright
	}
	at := uint64(order.Uint32(tiff[4:8]))
	if at+2 > uint64(len(tiff)) {
		return upright
	}
	entries := tiff[at+2:]
	for n := order.Uint16(tiff[at:]); n > 0 && len(entries) >= 12; n-- {
		if order.Uint16(entries) == tagOrientation && order.Uint16(entries[2:]) == typeShort {
			if v := int(order.Uint16(entries[8:])); v >= 1 && v <= 8 {
				return v
			}
			return upright
		}
		entries = entries[12:]
	}
	return upright
}

// jpegExif finds the TIFF block of the first EXIF segment before the picture data.
func jpegExif(data []byte) []byte {
	const startOfScan, endOfImage, app1 = 0xda, 0xd9, 0xe1
	at := 2
	for at+4 <= len(data) && data[at] == 0xff {
		marker := data[at+1]
		if marker == 0xff { // fill byte
			at++
			continue
		}
		if marker == startOfScan || marker == endOfImage {
			return nil
		}
		size := int(binary.BigEndian.Uint16(data[at+2:]))
		if size < 2 || at+2+size > len(data) {
			return nil
		}
		body := data[at+4 : at+2+size]
		if tiff, ok := bytes.CutPrefix(body, []byte("Exif\x00\x00")); ok && marker == app1 {
			return tiff
		}
		at += 2 + size
	}
	return nil
}

// pngExif finds the eXIf chunk.
func pngExif(data []byte) []byte {
	at := 8
	for at+12 <= len(data) {
		size := uint64(binary.BigEndian.Uint32(data[at:]))
		if uint64(at)+12+size > uint64(len(data)) {
			return nil
		}
		if string(data[at+4:at+8]) == "eXIf" {
			return data[at+8 : at+8+int(size)]
		}
		at += 12 + int(size)
	}
	return nil
}

// webpExif finds the EXIF chunk of an extended WebP; some writers keep JPEG's "Exif" prefix in it.
func webpExif(data []byte) []byte {
	at := 12
	for at+8 <= len(data) {
		size := uint64(binary.LittleEndian.Uint32(data[at+4:]))
		if uint64(at)+8+size > uint64(len(data)) {
			return nil
		}
		if string(data[at:at+4]) == "EXIF" {
			return bytes.TrimPrefix(data[at+8:at+8+int(size)], []byte("Exif\x00\x00"))
		}
		at += 8 + int(size+size&1)
	}
	return nil
}
