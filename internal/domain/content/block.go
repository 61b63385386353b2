package content

// Block is a piece of a page that its text asks for by kind: a card, a banner, a row of links.
type Block struct {
	Title       string       `json:"title" yaml:"titre,omitempty"`
	Subtitle    string       `json:"subtitle" yaml:"sousTitre,omitempty"`
	Description string       `json:"description" yaml:"description,omitempty"`
	ActionLabel string       `json:"actionLabel" yaml:"action,omitempty"`
	URI         string       `json:"uri" yaml:"uri,omitempty"`
	File        *BlockFile   `json:"file" required:"false" yaml:"fichier,omitempty" doc:"Null when the block shows no picture"`
	Type        string       `json:"type" yaml:"type,omitempty"`
	Color       string       `json:"color" yaml:"couleur,omitempty"`
	Children    []BlockChild `json:"children" yaml:"enfants,omitempty"`
}

// BlockFile is the picture of a block.
type BlockFile struct {
	Bucket string `json:"bucket" yaml:"seau,omitempty" doc:"Empty for files of this server"`
	Path   string `json:"path" yaml:"chemin,omitempty"`
}

// BlockChild is a link inside a block.
type BlockChild struct {
	Title    string `json:"title" yaml:"titre,omitempty"`
	URI      string `json:"uri" yaml:"uri,omitempty"`
	FilePath string `json:"filePath" yaml:"chemin,omitempty"`
}
